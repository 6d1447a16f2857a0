#define KEYPEG_LANES portable
#include "kernels_body.hpp"

namespace keypeg {

const Kernels kPortableKernels = {
    "portable",        portable::mark_all, portable::tally,   portable::repeated, portable::cells8,
    portable::cells16, portable::parts8,   portable::parts16, portable::cost8,    portable::cost16,
};

} // namespace keypeg
