import { Box } from '@chakra-ui/react'
import { i18n, useTranslation, type WordKey } from '@the-house/i18n'
import type { Decorator } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { fn } from 'storybook/test'
import type { Bind, FormControl } from './binding.ts'

interface Filled<Name extends string> {
  values?: Partial<Record<Name, string>>
  errors?: Partial<Record<Name, WordKey>>
}

/** Bindings as a form library gives them: it sets each value once, through the ref. */
export function bound<Name extends string>({ values = {}, errors = {} }: Filled<Name> = {}): Bind<Name> {
  const filled = new WeakSet<FormControl>()
  return (name) => {
    const value: string | undefined = values[name]
    const error: WordKey | undefined = errors[name]
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

/** What every form of a story is given. */
export const formArgs = {
  busy: false,
  onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
}

/** Words of the catalogue, where a story's arguments cannot translate yet. */
export function Words({ of }: { of: WordKey }) {
  const { t } = useTranslation()
  return t(of)
}

/** As wide as forms are. */
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
