// Ctrl-C: native work runs without the interpreter's lock, and looks a few times a second whether somebody wants it to
// stop.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <functional>

namespace keypeg {

inline std::function<void()> pulse() {
    return [last = std::chrono::steady_clock::now()]() mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < std::chrono::milliseconds(50)) return;
        last = now;
        nanobind::gil_scoped_acquire lock;
        if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
    };
}

} // namespace keypeg
