import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Button, useColorMode } from '@the-house/design-system'
import { PhoneFrame } from '@the-house/design-system/admin'
import type { CourseEntity } from '@the-house/domain'
import { htmlLang, languageNames, languages, useTranslation } from '@the-house/i18n'
import { Moon, RotateCcw, Sun } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../../page/paths.ts'
import { SegmentedChoice } from '../../../../page/segmented-choice.tsx'
import type { Values } from '../../resource/form-draft.ts'
import { usePreviewFrame } from './use-preview-frame.ts'

const Frame = chakra('iframe')
const modes = [
  { value: 'light', icon: <Sun size={18} aria-hidden="true" /> },
  { value: 'dark', icon: <Moon size={18} aria-hidden="true" /> },
] as const

export interface ChapterPreviewProps {
  chapter: number
  /** The unsaved values of what is edited. */
  draft: { entity: CourseEntity; id: number; values: Values } | null
  /** What the preview goes to when it changes. */
  focus: { entity: CourseEntity; id: number } | null
  /** Another one: what is saved has changed, and is read again. */
  revision: string
}

/** The chapter on a phone, as students will see it, in either language and colour mode: first those of the portal. */
export function ChapterPreview({ chapter, draft, focus, revision }: ChapterPreviewProps) {
  const { t, i18n } = useTranslation()
  const { resolved } = useColorMode()
  /** null: as the portal is shown. */
  const [chosenLanguage, setLanguage] = useState<string | null>(null)
  const [chosenMode, setMode] = useState<typeof resolved | null>(null)
  const language = chosenLanguage ?? i18n.language
  const mode = chosenMode ?? resolved
  const [run, setRun] = useState(0)
  /** 'From the start' stays there until something else is selected. */
  const [left, setLeft] = useState<string | null>(null)
  const place = focus && `${focus.entity}/${focus.id}`
  const frame = usePreviewFrame({ draft, focus: place === left ? null : focus, revision })
  const title = t('studio.preview.title')
  const src = `${paths.previewOf(chapter)}?${new URLSearchParams({ lang: language, mode })}`
  return (
    <Stack gap={3} align="center">
      <Flex gap={2} wrap="wrap" justify="center">
        <SegmentedChoice
          legend={t('studio.preview.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: htmlLang[value] }))}
          onChange={setLanguage}
        />
        <SegmentedChoice
          legend={t('studio.preview.mode')}
          value={mode}
          options={modes.map(({ value, icon }) => ({ value, icon, label: t(`common.colorMode.${value}`) }))}
          onChange={setMode}
        />
        <Button
          variant="quiet"
          onClick={() => {
            setLeft(place)
            setRun(run + 1)
          }}
        >
          <RotateCcw size={18} aria-hidden="true" />
          {t('studio.preview.restart')}
        </Button>
      </Flex>
      <PhoneFrame title={title}>
        <Frame key={`${src} ${run}`} ref={frame} src={src} title={title} />
      </PhoneFrame>
    </Stack>
  )
}
