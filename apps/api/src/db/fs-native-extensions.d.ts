declare module 'fs-native-extensions' {
  /** Takes the kernel's lock on an open file; false where another process holds it. */
  export function tryLock(fd: number): boolean
}
