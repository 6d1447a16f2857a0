#include "kernels.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#if defined(KEYPEG_X86)
#include <cpuid.h>
#endif

namespace keypeg {
namespace {

struct Choice {
    const Kernels *kernels;
    bool (*runs_here)();
};

#if defined(KEYPEG_X86)
// Whether the system saves all these registers, by the numbers of their states.
bool saves(unsigned states) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_OSXSAVE) == 0) return false;
    unsigned saved = 0, upper = 0;
    __asm__("xgetbv" : "=a"(saved), "=d"(upper) : "c"(0));
    return (saved & states) == states;
}

// Whether the processor has all these features of CPUID leaf 7. __builtin_cpu_supports would ask the same, but zig has
// nothing to link it with.
bool has(unsigned b_features, unsigned c_features) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & b_features) == b_features &&
           (c & c_features) == c_features;
}

bool has_avx2() {
    constexpr unsigned sse_and_avx = 0x06;
    return saves(sse_and_avx) && has(bit_AVX2, 0);
}

bool has_avx512() {
    constexpr unsigned sse_avx_and_avx512 = 0xE6;
    return saves(sse_avx_and_avx512) && has(bit_AVX2 | bit_AVX512F | bit_AVX512BW | bit_AVX512VL | bit_AVX512DQ,
                                            bit_AVX512VBMI | bit_AVX512VBMI2 | bit_AVX512BITALG);
}
#endif

// The fastest first.
const std::array choices{
#if defined(KEYPEG_X86)
    Choice{&kAvx512Kernels, has_avx512},
    Choice{&kAvx2Kernels, has_avx2},
#endif
    Choice{&kPortableKernels, [] { return true; }},
};

const Kernels *fastest() {
    return std::find_if(choices.begin(), choices.end(), [](const Choice &one) { return one.runs_here(); })->kernels;
}

const Kernels *active = fastest();

} // namespace

const Kernels &kernels() { return *active; }

void use_kernels(std::string_view name) {
    if (name == "fastest") {
        active = fastest();
        return;
    }
    for (const Choice &one : choices)
        if (one.kernels->name == name && one.runs_here()) {
            active = one.kernels;
            return;
        }
    throw std::invalid_argument("no such kernels here: " + std::string(name));
}

std::vector<std::string_view> kernel_names() {
    std::vector<std::string_view> names;
    for (const Choice &one : choices)
        if (one.runs_here()) names.push_back(one.kernels->name);
    return names;
}

} // namespace keypeg
