// Interrupts from Python: native work runs without the interpreter's lock, so it has to ask for Ctrl-C itself.
#pragma once

#include "interrupt.hpp"

#include <nanobind/nanobind.h>

#include <chrono>

namespace keypeg {

// Throws if a Python signal handler raised. It takes the interpreter's lock at most every 50 milliseconds.
inline InterruptCheck python_interrupt_check() {
    return [last = std::chrono::steady_clock::now()]() mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < std::chrono::milliseconds(50)) return;
        last = now;
        nanobind::gil_scoped_acquire lock;
        if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
    };
}

} // namespace keypeg
