import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseDraftSchema } from './exercise-draft.ts'
import { findingTable, type FindingToken } from './exercise-draft/findings.ts'
import { answeredOptionSchema } from './exercises.ts'
import { exerciseTypes } from './kinds.ts'
import { array, boolean, id, mixed, number, object, requiredId, string, text } from './validation.ts'

/** The files that exercises come in and go out as: a table of our own, and what Moodle reads and writes. */
export const exchangeFormats = ['CSV', 'GIFT', 'MOODLE_XML'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

export const exchangeLimits = {
  /** Of a file that comes in; a thousand long exercises are a tenth of it. */
  bytes: 10 * 1024 * 1024,
  /** Exercises in one file. */
  exercises: 1000,
  /** Exercises that are named one by one to go out. */
  ids: 1000,
} as const

/** The columns of the table, in order. `topic` and `remarks` are for whoever reads it, and count for nothing. */
export const exchangeColumns = [
  'type', 'title', 'question', 'sentence', 'choices', 'right', 'answers', 'options', 'feedback', 'media_type',
  'media_url', 'image_text', 'topic', 'remarks',
] as const // prettier-ignore
export type ExchangeColumn = (typeof exchangeColumns)[number]

/**
 * All that can be said of a file or of an exercise in it: `file` and `refused` keep it out, `told` is what changes on
 * the way in.
 */
export const exchangeProblems = {
  'file.large': 'file',
  'file.binary': 'file',
  'file.empty': 'file',
  'file.many': 'file',
  'file.columns': 'file',
  'file.columnTwice': 'file',
  'file.quotes': 'file',
  'file.xml': 'file',
  'file.doctype': 'file',
  'file.notMoodle': 'file',
  'file.guessed': 'told',
  'file.columnUnknown': 'told',
  'file.category': 'told',
  'type.missing': 'refused',
  'type.unknown': 'refused',
  'kind.unknown': 'refused',
  'right.range': 'refused',
  'answers.count': 'refused',
  'options.count': 'refused',
  'value.wrong': 'refused',
  'value.long': 'refused',
  'value.address': 'refused',
  'text.hashes': 'refused',
  'gift.brace': 'refused',
  'gift.answers': 'refused',
  'cloze.none': 'refused',
  'cloze.kind': 'refused',
  'cell.unused': 'told',
  'answers.cleaned': 'told',
  'answers.length': 'told',
  'answers.first': 'told',
  'answers.wildcard': 'told',
  'share.lost': 'told',
  'comments.lost': 'told',
  'short.open': 'told',
  'cloze.bank': 'told',
  'html.cleaned': 'told',
  'files.lost': 'told',
} as const satisfies Record<string, 'file' | 'refused' | 'told'>
export type ExchangeToken = keyof typeof exchangeProblems

const tokens = Object.keys(exchangeProblems).filter((token): token is ExchangeToken => token in exchangeProblems)

const findingTokens = Object.keys(findingTable).filter((token): token is FindingToken => token in findingTable)

const problemSchema = object({
  token: string().oneOf(tokens).required(),
  /** The line of the file; null: the file as a whole. */
  line: number().nullable().default(null),
  /** A column of the table. */
  column: string().nullable().default(null),
  /** The word, the kind or the number that it is about. */
  what: string().nullable().default(null),
})
export type ExchangeProblem = InferType<typeof problemSchema>

const rowSchema = object({
  /** Where it begins. */
  line: number().required(),
  name: string().default(''),
  /** null: nobody knows. */
  type: string().oneOf(exerciseTypes).nullable().default(null),
  /** Whether it can come in. */
  taken: boolean().required(),
  problems: array(problemSchema).required(),
  /** What a student would stumble on; it comes in as a draft all the same. As `lintExercise` tells it. */
  findings: array(
    object({ token: string().oneOf(findingTokens).required(), at: number().nullable().default(null) }),
  ).required(),
})
export type ExchangeRow = InferType<typeof rowSchema>

/** What became of a file, or would become of it. */
export const exchangeReportSchema = object({
  /** What is to be said of the file as a whole. */
  problems: array(problemSchema).required(),
  rows: array(rowSchema).required(),
  /** How many can come in, and how many cannot. */
  taken: number().required(),
  refused: number().required(),
  /** How many have come in: all that could, or none. */
  imported: number().required(),
})
export type ExchangeReport = InferType<typeof exchangeReportSchema>

const ids = () =>
  text().matches(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, { message: 'validation.id', excludeEmptyString: true })

export const exchangeCalls = defineCalls({
  importExercises: {
    ...endpoints.importExercises,
    summary: 'Read exercises out of a file, all of them or none; as a trial with dry_run',
    query: object({
      topic_id: requiredId(),
      format: string().oneOf(exchangeFormats).required('validation.required'),
      /** Only tells what would happen. */
      dry_run: boolean().default(false),
      /** Takes what can be taken, though something else in the file cannot. */
      partial: boolean().default(false),
    }),
    // As much as any file may have, so that a larger one than `exchangeLimits` is told of in its own words.
    upload: { field: 'file', maxBytes: 100 * 1024 * 1024 },
    answer: exchangeReportSchema,
  },
  exportExercises: {
    ...endpoints.exportExercises,
    summary: 'Write exercises into a file: those of a topic, those that are named, or all',
    query: object({
      format: string().oneOf(exchangeFormats).required('validation.required'),
      topic_id: id(),
      /** Separated by commas. */
      ids: ids().max(exchangeLimits.ids * 11, 'validation.long'),
      /** One of each type instead, for whoever begins to write such a file. */
      sample: boolean().default(false),
    }),
    download: true,
  },
  tryExercise: {
    ...endpoints.tryExercise,
    summary: 'Mark an answer by the key of a draft; nothing is kept',
    body: object({
      exercise: exerciseDraftSchema.shape({ topic_id: id().nullable().default(null), position: mixed().strip() }),
      answer: object({
        alternatives: array(number().required()).max(100, 'validation.type').default([]),
        text: text().max(20_000, 'validation.long').default(''),
        options: array(answeredOptionSchema).max(100, 'validation.type').default([]),
      }).required(),
    }),
    answer: object({ correct: boolean().nullable().default(null), credit: number().nullable().default(null) }),
  },
})
