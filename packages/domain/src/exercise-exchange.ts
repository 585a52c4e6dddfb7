import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exchangeFormats, exportFormats, qtiVersions } from './exchange-formats.ts'
import { exerciseDraftSchema } from './exercise-draft.ts'
import { findingTable, type FindingToken } from './question-types/shared/findings.ts'
import { answeredOptionSchema } from './exercises.ts'
import { exerciseTypes } from './kinds.ts'
import { tableReadingSchema } from './table-reading.ts'
import { array, boolean, id, mixed, number, object, press, requiredId, string, text } from './validation.ts'

export const exchangeLimits = {
  /** Upper bound of an uploaded file; a thousand long exercises are a tenth of it. */
  bytes: 10 * 1024 * 1024,
  /** Upper bound of an uploaded package, which holds pictures and sounds. */
  packageBytes: 50 * 1024 * 1024,
  /** The most exercises in one file. */
  exercises: 1000,
  /** The most lines of a cell that is a list, and answers of a question; an exercise takes fewer. */
  lines: 200,
  /** The most blanks of a sentence. */
  blanks: 100,
  /** The most tags in a question; how long tags that are not closed take to read grows with their square. */
  tags: 5000,
  /** The most exercise ids that one export may name. */
  ids: 1000,
} as const

/** The columns of the table, in order. `topic` and `remarks` are for readers only; the import ignores them. */
export const exchangeColumns = [
  'type', 'title', 'question', 'sentence', 'choices', 'right', 'answers', 'options', 'feedback', 'choice_feedback',
  'media_type', 'media_url', 'image_text', 'tests_only', 'topic', 'remarks',
] as const // oxfmt-ignore
export type ExchangeColumn = (typeof exchangeColumns)[number]

/**
 * Every problem of a file or of an exercise in it: `file` and `refused` prevent the import, `told` is a warning about
 * what the import changes.
 */
export const exchangeProblems = {
  'file.large': 'file',
  'file.binary': 'file',
  'file.letters': 'file',
  'file.empty': 'file',
  'file.many': 'file',
  'file.cells': 'file',
  'file.allCells': 'file',
  'file.characters': 'file',
  'file.depth': 'file',
  'file.elements': 'file',
  'file.columns': 'file',
  'file.columnTwice': 'file',
  'file.quotes': 'file',
  'file.xml': 'file',
  'file.doctype': 'file',
  'file.notMoodle': 'file',
  'package.damaged': 'file',
  'package.path': 'file',
  'package.link': 'file',
  'package.encrypted': 'file',
  'package.method': 'file',
  'package.twice': 'file',
  'package.entries': 'file',
  'package.bytes': 'file',
  'package.bomb': 'file',
  'package.manifest': 'file',
  'package.version': 'file',
  'package.h5p': 'file',
  'item.missing': 'refused',
  'item.xml': 'refused',
  'item.doctype': 'refused',
  'item.parts': 'refused',
  'line.deep': 'refused',
  'line.many': 'refused',
  'file.guessed': 'told',
  'file.format': 'told',
  'file.columnUnknown': 'told',
  'file.category': 'told',
  'file.more': 'told',
  'type.missing': 'refused',
  'type.unknown': 'refused',
  'kind.unknown': 'refused',
  'right.range': 'refused',
  'right.unclear': 'refused',
  'right.read': 'told',
  'answers.count': 'refused',
  'options.count': 'refused',
  'value.wrong': 'refused',
  'value.long': 'refused',
  'value.address': 'refused',
  'text.hashes': 'refused',
  'gift.brace': 'refused',
  'gift.answers': 'refused',
  'aiken.options': 'refused',
  'aiken.answer': 'refused',
  'cloze.none': 'refused',
  'cloze.kind': 'refused',
  'cell.unused': 'told',
  'cell.noHeading': 'told',
  'number.read': 'told',
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
  'title.cut': 'told',
  'text.changed': 'told',
  'link.lost': 'told',
  'picture.lost': 'told',
  'picture.linked': 'told',
  'sound.lost': 'told',
  'film.lost': 'told',
  'format.lost': 'told',
  'answer.lost': 'told',
  'share.all': 'told',
  'share.gaps': 'told',
  'order.lost': 'told',
  'hint.lost': 'told',
  'overall.lost': 'told',
  'tag.lost': 'told',
  'setting.lost': 'told',
} as const satisfies Record<string, 'file' | 'refused' | 'told'>
export type ExchangeToken = keyof typeof exchangeProblems

export const exchangeTokens = Object.keys(exchangeProblems).filter(
  (token): token is ExchangeToken => token in exchangeProblems,
)

const findingTokens = Object.keys(findingTable).filter((token): token is FindingToken => token in findingTable)

const problemSchema = object({
  token: string().oneOf(exchangeTokens).required(),
  /** Row of the file; null: the file as a whole. */
  line: number().nullable().default(null),
  /** Column of the table. */
  column: string().nullable().default(null),
  /** The word, kind or number that the problem is about. */
  what: string().nullable().default(null),
})
export type ExchangeProblem = InferType<typeof problemSchema>

const rowSchema = object({
  /** The row where it begins. */
  line: number().required(),
  name: string().default(''),
  /** null: unknown. */
  type: string().oneOf(exerciseTypes).nullable().default(null),
  /** Whether it can be imported. */
  taken: boolean().required(),
  problems: array(problemSchema).required(),
  /** Findings of `lintExercise`; they do not prevent the import, which creates drafts. */
  findings: array(
    object({ token: string().oneOf(findingTokens).required(), at: number().nullable().default(null) }),
  ).required(),
})
export type ExchangeRow = InferType<typeof rowSchema>

/** How a table of exercises was understood. */
const exerciseReadingSchema = tableReadingSchema.shape({
  /** What the file calls the types, in other words than an export does, with the type that each was taken for. */
  types: array(
    object({ given: string().required(), type: string().oneOf(exerciseTypes).required() }).required(),
  ).required(),
})
export type ExerciseReading = InferType<typeof exerciseReadingSchema>

/** The result of an import or of its dry run. */
export const exchangeReportSchema = object({
  /** Problems of the file as a whole. */
  problems: array(problemSchema).required(),
  /** How a table was understood; null: the file is no table. */
  reading: exerciseReadingSchema.nullable().default(null),
  rows: array(rowSchema).required(),
  /** How many can be imported, and how many cannot. */
  taken: number().required(),
  refused: number().required(),
  /** How many were imported: every valid one, or none. */
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
      /** Only validates; nothing is written. */
      dry_run: boolean().default(false),
      /** Imports the valid exercises even if others in the file are not. */
      partial: boolean().default(false),
      press: press(),
    }),
    // The largest body accepted at all, so that a file above `exchangeLimits` gets its own error message.
    upload: { field: 'file', maxBytes: 100 * 1024 * 1024 },
    answer: exchangeReportSchema.shape({
      /** The import that a job goes on with, `GET /imports/:id`; null: this is the result. */
      import_id: id().nullable().default(null),
    }),
  },
  exportExercises: {
    ...endpoints.exportExercises,
    summary: 'Write exercises into a file: those of a topic, those that are named, or all',
    query: object({
      format: string().oneOf(exportFormats).required('validation.required'),
      /** The version of a package of QTI. */
      qti_version: string().oneOf(qtiVersions).default('3.0'),
      topic_id: id(),
      /** Separated by commas. */
      ids: ids().max(exchangeLimits.ids * 11, 'validation.long'),
      /** Exports one sample of each type instead, as a template for a new file. */
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
