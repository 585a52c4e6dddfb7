import type { ExerciseDraft } from '@the-house/domain'
import type { BankAsked } from '../bank-exercise.ts'
import type { Content } from '../loss/content.ts'
import type { Asked } from '../question.ts'
import type { PackedFile } from '../with-files.ts'
import { listIn, objectIn, textIn, type Json } from './json.ts'

/** What a content type of H5P asks. */
export interface ReadContent {
  asked: Asked | BankAsked
  /** HTML of what is said after the answer. */
  feedback?: string | null
  /** What the file holds beside what is asked, to compare. */
  source?: Partial<Content>
  /** Settings that no exercise has, with their values. */
  settings?: string[]
  /** What it says besides: tips, and what is said for a range of marks, as HTML. */
  more?: string[]
}

const kinds: Record<string, PackedFile['kind']> = { 'H5P.Image': 'IMAGE', 'H5P.Audio': 'AUDIO', 'H5P.Video': 'VIDEO' }
const slots = { IMAGE: 'image_extra', AUDIO: 'audio_extra', VIDEO: 'media', PDF: 'media' } as const

/** The name of a library without its version. */
export const libraryName = (library: string): string => library.split(' ')[0] ?? ''

const isAddress = (path: string) => path.startsWith('https://')

/** The picture, sound or film above a question; a film of elsewhere is an address. */
export function mediaOf(params: Json): { files: PackedFile[]; link: Partial<ExerciseDraft>; lost: string[] } {
  const type = objectIn(objectIn(params, 'media'), 'type')
  const inner = objectIn(type, 'params')
  const library = libraryName(textIn(type, 'library'))
  const kind = kinds[library]
  if (!kind) return { files: [], link: {}, lost: library === '' ? [] : [library] }
  const sources = [objectIn(inner, 'file'), ...listIn(inner, 'files'), ...listIn(inner, 'sources')]
  const path = sources.map((one) => textIn(one, 'path')).find((one) => one !== '')
  if (path === undefined) return { files: [], link: {}, lost: [] }
  // An exercise has no address for a picture.
  if (isAddress(path) && kind === 'IMAGE') return { files: [], link: {}, lost: [path] }
  if (isAddress(path)) return { files: [], link: { media_type: kind, media_url: path }, lost: [] }
  const file = { kind, slot: slots[kind], path: `content/${path}`, text: textIn(inner, 'alt') }
  return { files: [file], link: {}, lost: [] }
}

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '')

/** What is said for a range of marks alone. */
export const rangesOf = (params: Json): string[] =>
  filled(listIn(params, 'overallFeedback').map((one) => textIn(one, 'feedback')))

/** The text over a picture that a pointer shows. */
export function hoverTextOf(params: Json): string[] {
  const inner = objectIn(objectIn(objectIn(params, 'media'), 'type'), 'params')
  return filled([textIn(inner, 'title')])
}

/** What an answer says once it is chosen. */
export const chosenFeedback = (answer: Json): string => textIn(objectIn(answer, 'tipsAndFeedback'), 'chosenFeedback')

/** The tip of an answer, and what it says where it is not chosen. */
export function tipsOf(answer: Json): string[] {
  const said = objectIn(answer, 'tipsAndFeedback')
  return filled([textIn(said, 'tip'), textIn(said, 'notChosenFeedback')])
}
