import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { HouseProgress, ProgressLine, useHouseStage } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'

/** The house of the user, as far as it is built, and its newest part. */
export function HouseCard() {
  const { t } = useTranslation()
  const { house_stage } = useUser()
  const { at, total, text } = useHouseStage(house_stage)
  const built = t('dashboard.house.stage', { stage: at, total })
  return (
    <Flex direction="column" flex={{ base: 'none', sm: '5 1 20rem' }} minW={0}>
      {/* The ground reaches the edges where the drawing is narrower than its card; a higher card has no more sky. */}
      <Box bg="draw.sky" overflow="hidden">
        <Box maxW={{ base: '16rem', sm: 'none' }} mx="auto" aspectRatio="4 / 3">
          <HouseProgress stage={at} maxW="none" overflow="visible" />
        </Box>
      </Box>
      <Stack
        flex="1"
        justify="center"
        gap={2}
        px={{ base: 4, md: 6 }}
        py={4}
        borderTop="1px solid"
        borderColor="border"
      >
        <Flex justify="space-between" align="baseline" columnGap={4} wrap="wrap">
          <Heading as="h2" textStyle="label" fontWeight="semibold">
            {t('dashboard.house.title')}
          </Heading>
          <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {built}
          </Text>
        </Flex>
        <ProgressLine value={(at / total) * 100} label={built} />
        <Text color="fg.muted">{text}</Text>
      </Stack>
    </Flex>
  )
}
