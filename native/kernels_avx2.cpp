#define KEYPEG_LANES avx2
#include "kernels_body.hpp"

namespace keypeg {

const Kernels kAvx2Kernels = {
    "avx2",        avx2::mark_all, avx2::tally,   avx2::repeated, avx2::cells8,
    avx2::cells16, avx2::parts8,   avx2::parts16, avx2::cost8,    avx2::cost16,
};

} // namespace keypeg
