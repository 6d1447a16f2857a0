#define KEYPEG_INSTRUCTION_SET portable
#include "kernels_impl.hpp"

namespace keypeg {

const Kernels kPortableKernels = {
    .name = "portable",
    .mark_all = portable::mark_all,
    .count_keys = portable::count_keys,
    .count_repeats = portable::count_repeats,
    .cell_sizes8 = portable::cell_sizes8,
    .cell_sizes16 = portable::cell_sizes16,
    .count_cells8 = portable::count_cells8,
    .count_cells16 = portable::count_cells16,
    .sum_cells8 = portable::sum_cells8,
    .sum_cells16 = portable::sum_cells16,
    .pick_columns = nullptr,
};

} // namespace keypeg
