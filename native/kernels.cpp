#include "kernels.hpp"

#include <stdexcept>
#include <string>

namespace keypeg {
namespace {

const Kernels &fastest() {
#if defined(KEYPEG_HAS_AVX2)
    if (__builtin_cpu_supports("avx2")) return kAvx2Kernels;
#endif
    return kPortableKernels;
}

const Kernels *active = &fastest();

} // namespace

const Kernels &kernels() { return *active; }

void use_kernels(std::string_view name) {
    if (name == "fastest") {
        active = &fastest();
    } else if (name == kPortableKernels.name) {
        active = &kPortableKernels;
    } else if (name == fastest().name) {
        active = &fastest();
    } else {
        throw std::invalid_argument("no such kernels here: " + std::string(name));
    }
}

} // namespace keypeg
