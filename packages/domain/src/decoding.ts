/** How files of text are decoded: for the server and for the tools of translators; browsers read no files. */
export { decodeStrict, isEncoding, Undecodable } from './decoding/decode-strict.ts'
export { decodeText, markedEncoding, normalizeText, type DecodedText } from './decoding/decode-text.ts'
