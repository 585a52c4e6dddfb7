// What the tests use of this package: its own types cost the type checker those of two parsers.

declare module '@citolab/qti-convert/qti-convert-node' {
  /** Converts an item of QTI 2 to one of QTI 3. */
  export function convertQti2toQti3(item: string): Promise<string>
  /** Converts a package of QTI 2 to one of QTI 3. @param to the path of the zip file that it writes */
  export function convertPackageFile(from: string, to: string): Promise<void>
}

declare module '@citolab/qti-convert/qti-loader' {
  /** Follows the manifest of a package of QTI 3 to its test, and that to its items; it reads them by `fetch`. */
  export function testLoader(manifest: string): Promise<{ itemLocation: string; items: { href: string }[] }>
}
