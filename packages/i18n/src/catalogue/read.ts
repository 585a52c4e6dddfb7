import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { places, sourceLanguage } from './definition.ts'
import type { Problem } from './problem.ts'
import { readTexts, type Text } from './texts.ts'

export interface Read {
  texts: Text[]
  problems: Problem[]
}

/** Reads the texts of all files of a folder, and the problems in them. */
export function readFolder(root: string, folder: string): Read {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : []
  const parts = files.map((name) =>
    readTexts(readFileSync(join(root, folder, name), 'utf8'), join(folder, name), basename(name, '.json')),
  )
  return { texts: parts.flatMap(({ texts }) => texts), problems: parts.flatMap(({ problems }) => problems) }
}

export const readLanguage = (root: string, language: string): Read => readFolder(root, join(places.locales, language))
export const readSource = (root: string): Read => readLanguage(root, sourceLanguage)
export const readNotes = (root: string): Read => readFolder(root, places.notes)
