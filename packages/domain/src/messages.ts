import type { InferType, TestContext } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { messageStatuses } from './kinds.ts'
import { limits } from './limits.ts'
import { moment } from './managed/schemas.ts'
import { pageOf, pageQuery, searchedPageOf } from './paging.ts'
import { profiles } from './profiles.ts'
import { array, boolean, id, instant, number, object, requiredId, string, trimmed } from './validation.ts'

const ids = () => array(requiredId()).max(limits.sendingChosen, 'validation.list').default([])
const profile = () => string().oneOf(profiles, 'validation.type').required('validation.required')
const count = () => number().required()
const named = () => object({ id: requiredId(), name: string().required() })

/**
 * The receivers of a message, each person once: everybody of the units, tribes and chapter, of these profiles where
 * some are given, and all who are named. Without units, tribes and chapter, the profiles are those of the whole school.
 */
export const messageAudienceSchema = object({
  unity_ids: ids(),
  tribe_ids: ids(),
  user_ids: ids(),
  profiles: array(profile()).max(profiles.length, 'validation.list').default([]),
  /** All students whose current chapter is this one. */
  chapter_id: id().nullable().default(null),
})
export type MessageAudience = InferType<typeof messageAudienceSchema>

const wordFields = ['title_en', 'text_en', 'title_pt', 'text_pt'] as const
type WordField = (typeof wordFields)[number]
type Words = Record<WordField, string>
const languageOf = (field: WordField) => field.slice(-2)

/** Whether a word is missing: its language is begun and not whole, or none is begun and it is of the first one. */
function isMissing(field: WordField, words: Words): boolean {
  if (words[field]) return false
  const begun = wordFields.filter((other) => words[other])
  if (begun.length === 0) return languageOf(field) === 'en'
  return begun.some((other) => languageOf(other) === languageOf(field))
}

const word = (field: WordField, most: number) =>
  trimmed()
    .max(most, 'validation.long')
    .default('')
    .test(
      'whole',
      'validation.required',
      (_value, { parent }: Pick<TestContext, 'parent'>) => !isMissing(field, parent),
    )
const title = (field: WordField) =>
  word(field, limits.messageTitleMax).matches(/^[^\r\n]*$/, { message: 'validation.text', excludeEmptyString: true })
const body = (field: WordField) => word(field, limits.messageTextMax)

/** The title and the text in each language: at least one is whole; where one is missing, the other is shown. */
const words = {
  title_en: title('title_en'),
  text_en: body('text_en'),
  title_pt: title('title_pt'),
  text_pt: body('text_pt'),
}

/** What a sender writes. */
export const messageFormSchema = object({
  ...words,
  audience: messageAudienceSchema,
  /** null: at once. */
  send_at: moment(),
  /** Whether it is sent as a mail too. */
  mail: boolean().default(false),
})
export type MessageForm = InferType<typeof messageFormSchema>

/** A message as lists show it. */
export const messageSchema = object({
  id: requiredId(),
  /** Changes with every edit, for optimistic locking. */
  version: count(),
  status: string().oneOf(messageStatuses).required(),
  /** null: the sender was deleted. */
  sender: named().nullable().default(null),
  title_en: string().default(''),
  title_pt: string().default(''),
  created_at: instant().required(),
  send_at: instant().required(),
  finished_at: instant().nullable().default(null),
  recalled_at: instant().nullable().default(null),
  mail: boolean().required(),
  /** The selected groups; of single people their number. */
  audience: object({
    unities: array(named()).required(),
    tribes: array(named()).required(),
    chapter: named().nullable().default(null),
    profiles: array(profile()).required(),
    people: count(),
  }),
  /** null: not settled before it is sent. */
  receivers: number().nullable().default(null),
  /** How many receivers have been notified, and how many have read it. */
  done: count(),
  read: count(),
})
export type SchoolMessage = InferType<typeof messageSchema>

/** A message with its text, and the people whom the sender has named and may still reach. */
export const wholeMessageSchema = messageSchema.shape({
  text_en: string().default(''),
  text_pt: string().default(''),
  people: array(named()).required(),
})
export type WholeMessage = InferType<typeof wholeMessageSchema>

/** A person whom messages can be sent to. */
const person = { id: requiredId(), name: string().required(), profile: profile(), unity: string().required() }
export const messagePersonSchema = object(person)
export type MessagePerson = InferType<typeof messagePersonSchema>

/** A receiver of a message. */
export const messageReceiverSchema = object({
  ...person,
  /** null: not read yet. */
  read_at: instant().nullable().default(null),
})
export type MessageReceiver = InferType<typeof messageReceiverSchema>

const one = { params: object({ id: requiredId() }) }

export const messageCalls = defineCalls({
  sendMessage: {
    ...endpoints.sendMessage,
    summary: 'Send a message now or later; again with the same press changes nothing',
    /** `press` is the idempotency key: requests with the same key are one message. */
    body: messageFormSchema.shape({ press: trimmed().max(64, 'validation.long').required('validation.required') }),
    answer: wholeMessageSchema,
  },
  countMessageReceivers: {
    ...endpoints.countMessageReceivers,
    summary: 'How many a message would reach',
    body: messageAudienceSchema,
    /** `without_mail`: those who have not registered yet, to whom no mail goes. */
    answer: object({ receivers: count(), without_mail: count() }),
  },
  messages: {
    ...endpoints.messages,
    summary: 'The messages of the caller, of administrators all, the newest first',
    query: pageQuery,
    answer: pageOf(messageSchema, {}),
  },
  message: {
    ...endpoints.message,
    summary: 'A message, with how many have read it',
    ...one,
    answer: wholeMessageSchema,
  },
  messageReceivers: {
    ...endpoints.messageReceivers,
    summary: 'The receivers of a message by name, of those whom the caller may reach',
    ...one,
    query: pageQuery.shape({
      /** Only those who have read it, or who have not. */
      read: boolean(),
    }),
    answer: pageOf(messageReceiverSchema, {}),
  },
  changeMessage: {
    ...endpoints.changeMessage,
    summary: 'Change a message before it is sent',
    ...one,
    body: messageFormSchema.shape({ version: number().integer('validation.type').required('validation.required') }),
    answer: wholeMessageSchema,
  },
  recallMessage: {
    ...endpoints.recallMessage,
    summary: 'Recall a message: whoever has not read it never will; again changes nothing',
    ...one,
    answer: wholeMessageSchema,
  },
  removeMessage: { ...endpoints.removeMessage, summary: 'Recall a message before it is sent', ...one },
  messageAudiences: {
    ...endpoints.messageAudiences,
    summary: 'The groups whom the caller may send a message to',
    answer: object({
      unities: array(named()).required(),
      tribes: array(named()).required(),
      /** In the order of the books. */
      chapters: array(object({ id: requiredId(), name: string().required(), book: string().required() })).required(),
    }),
  },
  messagePeople: {
    ...endpoints.messagePeople,
    summary: 'People whom the caller may send a message to, by name',
    query: pageQuery.shape({ term: trimmed().max(100, 'validation.text') }),
    answer: searchedPageOf(messagePersonSchema),
  },
})
