import { Flex, Heading, Stack, Text, type StackProps } from '@chakra-ui/react'

export interface DashboardCardProps extends StackProps {
  title: string
  /** A short note beside the title. */
  note?: string
}

/** A section of the dashboard with its own title. */
export function DashboardCard({ title, note, children, ...rest }: DashboardCardProps) {
  return (
    <Stack as="section" aria-label={title} gap={3} minW={0} {...rest}>
      <Flex align="baseline" justify="space-between" columnGap={4} wrap="wrap">
        <Heading as="h2" textStyle="heading">
          {title}
        </Heading>
        {note && (
          <Text textStyle="small" color="fg.muted">
            {note}
          </Text>
        )}
      </Flex>
      {children}
    </Stack>
  )
}
