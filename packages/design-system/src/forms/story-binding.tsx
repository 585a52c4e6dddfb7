import { Box } from '@chakra-ui/react'
import { i18n, useTranslation, type MessageKey } from '@the-house/i18n'
import type { Decorator } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { fn } from 'storybook/test'
import type { Bind, FormControl } from './binding.ts'

interface Filled<Name extends string> {
  values?: Partial<Record<Name, string>>
  errors?: Partial<Record<Name, MessageKey>>
}

/** Bindings like those of a form library: each value is set once, through the ref. */
export function bound<Name extends string>({ values = {}, errors = {} }: Filled<Name> = {}): Bind<Name> {
  const filled = new WeakSet<FormControl>()
  return (name) => {
    const value: string | undefined = values[name]
    const error: MessageKey | undefined = errors[name]
    return {
      name,
      error: error && i18n.t(error),
      ref: (input) => {
        if (!input || value === undefined || filled.has(input)) return
        filled.add(input)
        if (input instanceof HTMLInputElement && input.type === 'radio') input.checked = input.value === value
        else input.value = value
      },
    }
  }
}

/** The props of every form in a story. */
export const formArgs = {
  busy: false,
  onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
}

/** A translated text, for story arguments, which cannot translate yet. */
export function Words({ of }: { of: MessageKey }) {
  const { t } = useTranslation()
  return t(of)
}

/** The width of forms. */
export const inForm: Decorator = (Story) => (
  <Box maxW="form" mx="auto">
    <Story />
  </Box>
)

/** The narrowest screen, with the padding of a page. */
export const narrow: Decorator = (Story) => (
  <Box w="320px" maxW="full" px={5}>
    <Story />
  </Box>
)
