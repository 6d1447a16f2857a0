// A disk that fails when told to, for a server that is started with this preloaded. What SQLite asks of the kernel
// passes through here; while the file named by FAULT_FILE is there, it holds what is refused and with which error:
// "write 28" (full), "write 30" (read-only), "sync 5" (broken).

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

static bool fails(const char* what) {
    const char* path = std::getenv("FAULT_FILE");
    std::FILE* file = path ? std::fopen(path, "r") : nullptr;
    if (!file) {
        return false;
    }
    char kind[16] = "";
    int error = 0;
    const bool told = std::fscanf(file, "%15s %d", kind, &error) == 2 && std::strcmp(kind, what) == 0;
    std::fclose(file);
    if (told) {
        errno = error;
    }
    return told;
}

template <typename Function> static Function the_real(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
    static const auto real = the_real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return fails("write") ? -1 : real(file, bytes, count, at);
}

int ftruncate64(int file, off64_t size) {
    static const auto real = the_real<int (*)(int, off64_t)>("ftruncate64");
    return fails("write") ? -1 : real(file, size);
}

int fdatasync(int file) {
    static const auto real = the_real<int (*)(int)>("fdatasync");
    return fails("sync") ? -1 : real(file);
}
}
