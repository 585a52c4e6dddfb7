import { defineTextStyles } from '@chakra-ui/react/styled-system'

export const textStyles = defineTextStyles({
  display: {
    value: { fontSize: { base: '3xl', md: '4xl' }, fontWeight: 'bold', lineHeight: 1.1, letterSpacing: '-0.02em' },
  },
  title: {
    value: { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'bold', lineHeight: 1.18, letterSpacing: '-0.012em' },
  },
  heading: { value: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 1.3, letterSpacing: '-0.005em' } },
  body: { value: { fontSize: 'md', lineHeight: 1.55 } },
  exercise: { value: { fontSize: { base: 'lg', md: '1.1875rem' }, lineHeight: 1.6 } },
  label: { value: { fontSize: 'md', fontWeight: 'medium', lineHeight: 1.4 } },
  small: { value: { fontSize: 'sm', lineHeight: 1.45 } },
})
