import type { InferType } from 'yup'
import { birthday } from './birthday.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { newPassword, passwordAgain } from './passwords.ts'
import { phone } from './phone.ts'
import { currentPassword, file, object, string } from './validation.ts'

/** What its owner may see; never part of the stored user. */
export const profileSchema = object({
  name: string().required(),
  email: string().required(),
  /** Its middle digits alone. */
  cpf: string().default(''),
  cellphone: string().default(''),
  /** DD/MM/YYYY. */
  birthday: string().default(''),
})
export type PersonalProfile = InferType<typeof profileSchema>

/** All three, or none of them. */
export const passwordChangeSchema = object({
  current: currentPassword(),
  password: newPassword(),
  confirmPassword: passwordAgain(),
})
export type PasswordChange = InferType<typeof passwordChangeSchema>

/** What its owner may change; what is not sent stays as it is. */
export const changeProfileSchema = object({
  cellphone: phone().max(limits.phoneMax, 'validation.phone'),
  birthday: birthday(),
  /** Ends every other session. */
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
    summary: 'Show a picture of oneself: JPEG, PNG or WebP',
    upload: { field: 'file', maxBytes: limits.avatarBytes },
    answer: object({ avatar: file() }),
  },
  removeAvatar: { ...endpoints.removeAvatar, summary: 'Show no picture of oneself any more' },
})
