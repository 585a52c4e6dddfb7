// What the tests use of this package: its own types cost the type checker those of two parsers.

declare module '@citolab/qti-convert/qti-convert-node' {
  /** Converts an item of QTI 2 to one of QTI 3. */
  export function convertQti2toQti3(item: string): Promise<string>
}
