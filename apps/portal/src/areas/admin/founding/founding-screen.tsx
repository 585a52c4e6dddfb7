import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, HouseProgress, Skeleton } from '@the-house/design-system'
import { isOpenStep, limits, type CountedStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useFounding } from '../../../api/founding.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { OpenSchool } from './open-school.tsx'
import { StepList } from './step-list.tsx'

/** The founding of a school: its steps and where it goes on; at its end, that the school is open. */
export function FoundingScreen() {
  const read = useFounding()
  return (
    <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
      {({ steps }) => <Overview steps={steps} />}
    </AsyncContent>
  )
}

function Overview({ steps }: { steps: CountedStep[] }) {
  const { t } = useTranslation()
  const first = steps.find(isOpenStep)
  const done = steps.filter((step) => step.done).length
  const begun = steps.some(({ step, count }) => step === 'PEOPLE' && count > 0) || steps.some((step) => step.skipped)
  return (
    <Flex gap={{ base: 6, lg: 12 }} align="start" direction={{ base: 'column-reverse', lg: 'row' }}>
      <Stack gap={{ base: 5, md: 6 }} flex="1 1 0" minW={0} w="full">
        <Stack gap={2} maxW="40rem">
          <ScreenHeading title={t(first ? 'founding.title' : 'founding.open.title')} />
          <Text color="fg.muted">{t(first ? 'founding.lead' : 'founding.open.lead')}</Text>
        </Stack>
        {first ? (
          <Button asChild variant="primary" size="lg" alignSelf="start">
            <Link href={paths.foundingStep(first.step)}>
              {t(begun ? 'founding.goOn' : 'founding.begin', { step: t(`work.step.${first.step}`) })}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </Button>
        ) : (
          <OpenSchool />
        )}
        <StepList steps={steps} />
      </Stack>
      <Box
        flex={{ base: 'none', lg: '0 0 22rem' }}
        w="full"
        maxW={{ base: '16rem', lg: '22rem' }}
        mx={{ base: 'auto', lg: 0 }}
        bg="draw.sky"
        borderRadius="card"
        overflow="hidden"
        aspectRatio="4 / 3"
        aria-hidden="true"
      >
        <HouseProgress stage={Math.round((done / steps.length) * limits.houseStages)} />
      </Box>
    </Flex>
  )
}
