import { Box } from '@chakra-ui/react'
import { ThemeProvider } from '@the-house/design-system'
import { createI18n, i18n, I18nProvider, isLanguage, loadAreas, setLanguage } from '@the-house/i18n'
import { pseudoLanguage, showPseudo } from '@the-house/i18n/pseudo'
import { useLayoutEffect, type ReactNode } from 'react'
import { surround, type Globals } from './surroundings.ts'

/** Areas whose components are shown here, beside what every page has. */
const shown = [
  'admin',
  'books',
  'breadcrumbs',
  'config-tests',
  'corrected',
  'corrections',
  'dashboard',
  'downloads',
  'editing',
  'exercise-editor',
  'exercises',
  'house',
  'learning',
  'lists',
  'notifications',
  'meetings',
  'password',
  'people',
  'profile',
  'register',
  'report',
  'schedules',
  'second-version',
  'session',
  'test',
  'tests',
  'tests-report',
  'timed',
  'tour',
  'tribes',
  'validation',
] as const

/** Loads the words and turns the page to a language before a story shows. */
export async function prepare(language: unknown): Promise<void> {
  const wanted = isLanguage(language) ? language : 'en'
  await createI18n({ language: wanted, areas: shown })
  await loadAreas(...shown)
  i18n.options.saveMissing = true
  i18n.off('missingKey')
  i18n.on('missingKey', (_languages, _namespace, key) => console.error(`No text for ${key} in ${i18n.language}`))
  if (language === pseudoLanguage) await showPseudo()
  else if (i18n.language !== wanted) await setLanguage(wanted)
}

export interface SettingProps {
  globals: Globals
  padded: boolean
  children: ReactNode
}

/** What every story stands in: theme, words, ground. */
export function Setting({ globals, padded, children }: SettingProps) {
  useLayoutEffect(() => surround(globals), [globals])
  return (
    <I18nProvider>
      <ThemeProvider>
        <Box p={padded ? { base: 'min(1rem, 5vw)', md: 6 } : 0} bg="bg" color="fg">
          {children}
        </Box>
      </ThemeProvider>
    </I18nProvider>
  )
}
