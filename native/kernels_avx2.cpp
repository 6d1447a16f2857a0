#define KEYPEG_INSTRUCTION_SET avx2
#include "kernels_impl.hpp"

namespace keypeg {

const Kernels kAvx2Kernels = {
    .name = "avx2",
    .mark_all = avx2::mark_all,
    .count_keys = avx2::count_keys,
    .count_repeats = avx2::count_repeats,
    .cell_sizes8 = avx2::cell_sizes8,
    .cell_sizes16 = avx2::cell_sizes16,
    .count_cells8 = avx2::count_cells8,
    .count_cells16 = avx2::count_cells16,
    .sum_cells8 = avx2::sum_cells8,
    .sum_cells16 = avx2::sum_cells16,
    .pick_columns = nullptr,
};

} // namespace keypeg
