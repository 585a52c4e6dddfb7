declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { translator?: string; reference?: string; extracted?: string; flag?: string; previous?: string }
  }
  export interface PoFile {
    charset?: string
    headers: Record<string, string>
    translations: Record<string, Record<string, PoEntry>>
  }
  export const po: {
    parse: (input: string, options?: { validation?: boolean }) => PoFile
    compile: (file: PoFile, options?: { foldLength?: number }) => Uint8Array
  }
}
