import { chakra, ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'

const system = createSystem(defaultBaseConfig)
const Input = chakra('input', { base: { h: 11, px: 3, borderWidth: '1px', borderRadius: 'md' } })
const Button = chakra('button', { base: { h: 11, borderRadius: 'md', bg: 'black', color: 'white' } })
const Stack = chakra('div', { base: { display: 'grid', gap: 4, maxW: '26rem', mx: 'auto', p: 6 } })

/** A form with Chakra's own system: what the library costs before any style of ours. */
function ChakraLogin() {
  return (
    <ChakraProvider value={system}>
      <Stack as="main">
        <chakra.h1 fontSize="2xl">Welcome back</chakra.h1>
        <chakra.label display="grid">
          E-mail
          <Input type="email" name="email" autoComplete="username" />
        </chakra.label>
        <chakra.label display="grid">
          Password
          <Input type="password" name="password" autoComplete="current-password" />
        </chakra.label>
        <Button type="button">Sign in</Button>
      </Stack>
    </ChakraProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<ChakraLogin />)
