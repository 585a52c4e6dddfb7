import { yupResolver } from '@hookform/resolvers/yup'
import { mediaFormSchema, type MediaFile, type MediaForm } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { object, type ObjectShape } from 'yup'
import type { Values } from '../resource/form-draft.ts'

/** The fields of the form of a file; pictures alone have an alternative text. */
export const fieldsOf = ({ kind }: Pick<MediaFile, 'kind'>) =>
  kind === 'image' ? (['name', 'alternative_text'] as const) : (['name'] as const)
export type MediaField = keyof MediaForm

/** Returns the form values of a file. */
export const valuesOf = ({ name, alternative_text }: MediaFile): Values => ({ name, alternative_text })

const { fields }: { fields: ObjectShape } = mediaFormSchema

/** Validates the form with the schema of the server. */
export const mediaResolver: Resolver<Values> = yupResolver(object(fields))
