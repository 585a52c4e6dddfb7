import { readFileSync, writeFileSync } from 'node:fs'
import { browse } from './tools.ts'

interface Page {
  title: string
  style: string
  /** Html. */
  body: string
}

const ground = `@page { size: A4; margin: 16mm }
body { font: 12pt/1.4 'DejaVu Sans', sans-serif; color: #1D2A44; margin: 0 }
h1 { font-size: 22pt; margin: 0 } p { margin: 2mm 0 4mm }`

/**
 * Prints a page as a PDF; its dates are fixed, so that the same page gives the same file. `scratch` is a temporary
 * folder.
 */
export function printPage({ title, style, body }: Page, target: string, scratch: string): void {
  writeFileSync(
    scratch,
    `<!doctype html><html lang="en"><title>${title}</title><style>\n${ground}\n${style}\n</style>${body}</html>`,
  )
  browse(['--no-pdf-header-footer', `--print-to-pdf=${target}`], scratch)
  const pdf = readFileSync(target, 'latin1')
  writeFileSync(target, pdf.replaceAll(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, '$120250101000000'), 'latin1')
}
