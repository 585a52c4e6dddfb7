import type { InferType } from 'yup'
import { birthday } from './birthday.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { newPassword, passwordAgain } from './passwords.ts'
import { phone } from './phone.ts'
import { currentPassword, object, picture, string } from './validation.ts'

/** The user's own profile: never part of the user that the portal stores. */
export const profileSchema = object({
  name: string().required(),
  email: string().required(),
  /** Masked to its middle digits. */
  cpf: string().default(''),
  cellphone: string().default(''),
  /** DD/MM/YYYY. */
  birthday: string().default(''),
})
export type PersonalProfile = InferType<typeof profileSchema>

/** All three fields, or none of them. */
export const passwordChangeSchema = object({
  current: currentPassword(),
  password: newPassword(),
  confirmPassword: passwordAgain(),
})
export type PasswordChange = InferType<typeof passwordChangeSchema>

/** The fields that users may edit themselves; absent fields stay unchanged. */
export const changeProfileSchema = object({
  cellphone: phone().max(limits.phoneMax, 'validation.phone'),
  birthday: birthday(),
  /** Signs out every other session of the user. */
  change_password: passwordChangeSchema.optional().default(undefined),
})
export type ChangeProfile = InferType<typeof changeProfileSchema>

export const profileCalls = defineCalls({
  myProfile: { ...endpoints.myProfile, summary: 'What the school knows of the user', answer: profileSchema },
  changeProfile: {
    ...endpoints.changeProfile,
    summary: 'Change own data or password',
    body: changeProfileSchema,
    answer: profileSchema,
  },
  changeAvatar: {
    ...endpoints.changeAvatar,
    summary: 'Show a picture of oneself: JPEG, PNG, WebP, GIF or AVIF',
    upload: { field: 'file', maxBytes: limits.avatarBytes },
    answer: object({ avatar: picture() }),
  },
  removeAvatar: { ...endpoints.removeAvatar, summary: 'Show no picture of oneself any more' },
})
