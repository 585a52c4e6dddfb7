import type { Option } from '@the-house/design-system/admin'
import {
  fieldErrors,
  messageFormSchema,
  profiles,
  ValidationError,
  type MessageForm,
  type Profile,
  type WholeMessage,
} from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { isOption, optionsIn } from '../audience/option-in.ts'
import type { Groups } from '../audience/group-fields.tsx'
import type { Values } from '../resource/form-draft.ts'
import { momentError } from './moment-error.ts'

/** Whom a message is for, as it is chosen. */
export interface ChosenAudience extends Groups {
  people: readonly Option[]
  profiles: readonly Profile[]
}

const nobody: ChosenAudience = { unities: [], tribes: [], chapter: null, people: [], profiles: [] }

/** The fields of the form; `send_at` is null for now, and empty until a time is chosen. */
export const emptyValues: Values = {
  title_en: '',
  text_en: '',
  title_pt: '',
  text_pt: '',
  audience: nobody,
  send_at: null,
  mail: false,
}

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ id, label: name })

/** Returns the form values of a message. */
export const valuesOf = ({
  title_en,
  text_en,
  title_pt,
  text_pt,
  audience,
  people,
  send_at,
  mail,
}: WholeMessage): Values => ({
  title_en,
  text_en,
  title_pt,
  text_pt,
  audience: {
    unities: audience.unities.map(optionOf),
    tribes: audience.tribes.map(optionOf),
    chapter: audience.chapter && optionOf(audience.chapter),
    people: people.map(optionOf),
    profiles: audience.profiles,
  },
  send_at,
  mail,
})

/** Parses the audience of a form or a draft; invalid values count as not chosen. */
export function audienceIn(value: unknown): ChosenAudience {
  const chosen: Values = typeof value === 'object' ? { ...value } : {}
  const { unities, tribes, chapter, people, profiles: some } = chosen
  return {
    unities: optionsIn(unities),
    tribes: optionsIn(tribes),
    chapter: isOption(chapter) ? chapter : null,
    people: optionsIn(people),
    profiles: profiles.filter((profile) => Array.isArray(some) && some.includes(profile)),
  }
}

const idsOf = (options: readonly Option[]) => options.map(({ id }) => id)

/** Returns the audience of the call; null while nobody is chosen. */
export function chosenAudience({
  unities,
  tribes,
  chapter,
  people,
  profiles: some,
}: ChosenAudience): MessageForm['audience'] | null {
  if (unities.length + tribes.length + people.length + some.length === 0 && chapter === null) return null
  return {
    unity_ids: idsOf(unities),
    tribe_ids: idsOf(tribes),
    user_ids: idsOf(people),
    profiles: some.slice(),
    chapter_id: chapter?.id ?? null,
  }
}

/** Returns the body of the call. */
export const formOf = ({ audience, ...values }: Values): MessageForm =>
  messageFormSchema.cast({ ...values, audience: chosenAudience(audienceIn(audience)) ?? undefined })

/** The messages of what is wrong with the values, by field. */
function mistakesIn(values: Values, now: number): Record<string, string> {
  const found: Record<string, string> = {}
  if (!chosenAudience(audienceIn(values['audience']))) found['audience'] = 'messages.who.none'
  const wrongTime = momentError(values['send_at'], now)
  if (wrongTime) found['send_at'] = wrongTime
  try {
    messageFormSchema.validateSync(formOf(values), { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ...fieldErrors(error), ...found }
  }
  return found
}

/** Validates the form with the schema of the server, and what depends on the time. */
export const messageResolver: Resolver<Values> = (values) => {
  const found = Object.entries(mistakesIn(values, Date.now()))
  if (found.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(found.map(([field, message]) => [field, { type: 'form', message }])) }
}
