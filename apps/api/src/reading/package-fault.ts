/** Why a package is refused whole. */
export type PackageFault = 'damaged' | 'path' | 'link' | 'encrypted' | 'method' | 'twice' | 'entries' | 'bytes' | 'bomb'

/** Thrown where a package is not read at all; `what` is the entry, or the most that a package may have. */
export class BadPackage extends Error {
  readonly fault: PackageFault
  readonly what: string | null

  constructor(fault: PackageFault, what: string | null = null) {
    super(`bad package: ${fault} ${what ?? ''}`)
    this.name = 'BadPackage'
    this.fault = fault
    this.what = what?.slice(0, 200) ?? null
  }
}
