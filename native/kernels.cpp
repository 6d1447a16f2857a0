#include "kernels.hpp"

#include <stdexcept>
#include <string>

#if defined(KEYPEG_HAS_AVX2)
#include <cpuid.h>
#endif

namespace keypeg {
namespace {

#if defined(KEYPEG_HAS_AVX2)
// Whether the processor has AVX2 and the system saves its registers. __builtin_cpu_supports would ask the same, but zig
// has nothing to link it with.
bool has_avx2() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_OSXSAVE) == 0) return false;
    unsigned saved = 0, upper = 0;
    __asm__("xgetbv" : "=a"(saved), "=d"(upper) : "c"(0));
    constexpr unsigned sse_and_avx = 6;
    if ((saved & sse_and_avx) != sse_and_avx) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & bit_AVX2) != 0;
}
#endif

const Kernels &fastest() {
#if defined(KEYPEG_HAS_AVX2)
    if (has_avx2()) return kAvx2Kernels;
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
