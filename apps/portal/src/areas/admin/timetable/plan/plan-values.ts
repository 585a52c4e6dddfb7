import { yupResolver } from '@hookform/resolvers/yup'
import { slotOf } from '@the-house/design-system/admin'
import {
  classFormSchema,
  seriesFormSchema,
  type ClassForm,
  type Series,
  type SeriesForm,
  type TimetableClass,
} from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { object, type ObjectShape } from 'yup'
import type { Values } from '../../resource/form-draft.ts'

const common = {
  name: '',
  online: false,
  room_id: null,
  teacher_id: null,
  start_time: '',
  minutes: 60,
  max_students: 8,
  url: '',
  chapter_from_id: null,
  chapter_to_id: null,
}

/** Returns the values of a new class of a unit. */
export const newClass = (unity_id: number, day: string): Values => ({ ...common, unity_id, day })
/** Returns the values of a new series of a unit. */
export const newSeries = (unity_id: number, day: string): Values => ({
  ...common,
  unity_id,
  weekdays: [],
  every_weeks: 1,
  first_day: day,
  last_day: '',
})

/** Returns a class as its form sends it; its time is that of the wall clock of its unit. */
export function classValues(one: TimetableClass, timeZone: string): ClassForm {
  const { day, time, minutes } = slotOf(new Date(one.start_date), new Date(one.end_date), timeZone)
  return {
    unity_id: one.unity_id,
    name: one.name,
    online: one.online,
    room_id: one.room?.id ?? null,
    teacher_id: one.teacher?.id ?? null,
    day,
    start_time: time,
    minutes,
    max_students: one.max_students,
    url: one.url,
    chapter_from_id: one.chapter_from?.id ?? null,
    chapter_to_id: one.chapter_to?.id ?? null,
  }
}

/** Returns the form values of a series. */
export const seriesValues = (series: Series): Values =>
  Object.fromEntries(Object.keys(newSeries(0, '')).map((name) => [name, Reflect.get(series, name)]))

const resolverOf = ({ fields }: { fields: ObjectShape }): Resolver<Values> => yupResolver(object(fields))
/** Validates the forms with the schemas of the server. */
export const classResolver = resolverOf(classFormSchema)
export const seriesResolver = resolverOf(seriesFormSchema)

/** Returns what is sent of a form: an online class takes no room, and only an online one has a link. */
const placed = <Form extends ClassForm | SeriesForm>(form: Form): Form => ({
  ...form,
  ...(form.online ? { room_id: null } : { url: '' }),
})
export const classOf = (values: Values): ClassForm => placed(classFormSchema.cast(values))
export const seriesOf = (values: Values): SeriesForm => placed(seriesFormSchema.cast(values))
