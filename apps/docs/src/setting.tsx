import { Box } from '@chakra-ui/react'
import { ThemeProvider } from '@the-house/design-system'
import { createI18n, i18n, I18nProvider, isLanguage, setLanguage } from '@the-house/i18n'
import { pseudoLanguage, showPseudo } from '@the-house/i18n/pseudo'
import { useLayoutEffect, type ReactNode } from 'react'
import { applyGlobals, type Globals } from './sync-globals.ts'

/** Areas of the catalogue whose components have stories, besides the core areas. */
const shown = [
  'admin',
  'answer-conflict',
  'books',
  'breadcrumbs',
  'config-tests',
  'corrected',
  'corrections',
  'dashboard',
  'demonstration',
  'downloads',
  'editing',
  'exercise-editor',
  'exercises',
  'house',
  'feedback',
  'learning',
  'lists',
  'media',
  'notifications',
  'meetings',
  'ordering',
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
  'timetable',
  'tour',
  'tribes',
  'validation',
] as const

/** Loads the texts and sets the page's language before a story renders. */
export async function prepare(language: unknown): Promise<void> {
  const wanted = isLanguage(language) ? language : 'en'
  if (!i18n.isInitialized) await createI18n({ language: wanted, areas: shown })
  // A mounted story changes its language after the texts have loaded.
  else if (i18n.language !== wanted) await setLanguage(wanted)
  i18n.options.saveMissing = true
  i18n.off('missingKey')
  i18n.on('missingKey', (_languages, _namespace, key) => console.error(`No text for ${key} in ${i18n.language}`))
  if (language === pseudoLanguage) await showPseudo()
}

export interface SettingProps {
  globals: Globals
  padded: boolean
  children: ReactNode
}

/** The decorator of every story: theme, translations, background. */
export function Setting({ globals, padded, children }: SettingProps) {
  useLayoutEffect(() => applyGlobals(globals), [globals])
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
