import type { Audience } from '@the-house/domain'
import type { Option } from '@the-house/design-system/admin'

/** A student with individual extra time. */
export interface OwnTime extends Option {
  minutes: number | null
}

/** The values of the send form. */
export interface SendState {
  unities: readonly Option[]
  tribes: readonly Option[]
  students: readonly Option[]
  chapter: Option | null
  opens_at: string
  closes_at: string
  extra_minutes: number | null
  extra: readonly OwnTime[]
}

export const nothingChosen: SendState = {
  unities: [],
  tribes: [],
  students: [],
  chapter: null,
  opens_at: '',
  closes_at: '',
  extra_minutes: null,
  extra: [],
}

const idsOf = (options: readonly Option[]) => options.map(({ id }) => id)

/** Returns the audience of the call; null while no receivers are chosen. */
export function audienceOf({ unities, tribes, students, chapter }: SendState): Audience | null {
  if (unities.length + tribes.length + students.length === 0 && chapter === null) return null
  return {
    unity_ids: idsOf(unities),
    tribe_ids: idsOf(tribes),
    user_ids: idsOf(students),
    chapter_id: chapter?.id ?? null,
  }
}

/** Whether the text is not a complete date and time. */
const isWrong = (value: string) => value !== '' && !/^\d{4}-\d{2}-\d{2}T/.test(value)

export type WindowError = 'date' | 'past' | 'order'

/** Returns the validation errors of the dates, by field. */
export function windowErrors(state: Pick<SendState, 'opens_at' | 'closes_at'>, now: number) {
  const { opens_at, closes_at } = state
  const mistakes: { opens_at?: WindowError; closes_at?: WindowError } = {}
  if (isWrong(opens_at)) mistakes.opens_at = 'date'
  if (isWrong(closes_at)) mistakes.closes_at = 'date'
  else if (closes_at !== '' && Date.parse(closes_at) <= now) mistakes.closes_at = 'past'
  else if (closes_at !== '' && opens_at !== '' && closes_at <= opens_at) mistakes.closes_at = 'order'
  return mistakes
}

/**
 * Returns the request body.
 * @param press the idempotency key
 */
export const bodyOf = (state: SendState, audience: Audience, press: string) => ({
  ...audience,
  press,
  extra_minutes: state.extra_minutes ?? 0,
  extra: state.extra.map(({ id, minutes }) => ({ user_id: id, minutes: minutes ?? 0 })),
  opens_at: state.opens_at || null,
  closes_at: state.closes_at || null,
})
