import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Camera, Globe, HardDrive, Mic, Volume2, Wifi, type LucideIcon } from 'lucide-react'
import type { Check } from './checks/checks.ts'
import { verdicts } from './checks/outcomes.ts'
import { Finding } from './finding.tsx'
import { useCheck } from './use-check.ts'

const icons: Record<Check['id'], LucideIcon> = {
  browser: Globe,
  connection: Wifi,
  storage: HardDrive,
  sound: Volume2,
  microphone: Mic,
  camera: Camera,
}

/** One requirement: its purpose, the result of its check, and what to do if it failed. */
export function CheckRow({ check }: { check: Check }) {
  const { t } = useTranslation()
  const { outcome, busy, start, setOutcome } = useCheck(check)
  const { id, button, answers } = check
  const Icon = icons[id]
  const asked = answers && outcome && verdicts[outcome] === 'open'
  return (
    <Card as="li" display="flex" gap={4} p={{ base: 4, md: 5 }}>
      <Flex w={12} h={14} flexShrink={0} borderRadius="arch" bg="draw.sky" align="center" justify="center">
        <Icon size={24} aria-hidden="true" />
      </Flex>
      <Stack gap={3} flex="1" minW={0} align="start">
        <Stack gap={0.5}>
          <Heading as="h2" textStyle="heading">
            {t(`requirements.check.${id}.name`)}
          </Heading>
          <Text color="fg.muted">{t(`requirements.check.${id}.why`)}</Text>
        </Stack>
        <Finding outcome={outcome} busy={busy} />
        {button && (
          <Flex gap={3} wrap="wrap">
            {asked && (
              <>
                <Button onClick={() => setOutcome(answers.yes)}>{t('requirements.yes')}</Button>
                <Button onClick={() => setOutcome(answers.no)}>{t('requirements.no')}</Button>
              </>
            )}
            <Button onClick={() => void start()} loading={busy}>
              {t(button)}
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
