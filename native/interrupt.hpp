// How long work is interrupted.
#pragma once

#include <functional>

namespace keypeg {

// Long work calls this again and again; it throws to stop the work. An empty function is never called.
using InterruptCheck = std::function<void()>;

} // namespace keypeg
