import type { EndpointName } from '@the-house/domain'
import type { Answered } from './client.ts'

type Silent = { [N in EndpointName]: Answered<N> extends undefined ? N : never }[EndpointName]

/** The calls that answer nothing: an empty answer is right for them, and for no other. */
const silent: Record<Silent, true> = {
  signOut: true,
  forgotPassword: true,
  changePasswordToken: true,
  changeCode: true,
  register: true,
  reportError: true,
  readNotification: true,
  readNotifications: true,
  signOutElsewhere: true,
  removeAvatar: true,
  flagExercise: true,
}

export const isSilent = (name: EndpointName): boolean => name in silent
