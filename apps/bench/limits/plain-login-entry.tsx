import { hydrateRoot } from 'react-dom/client'
import { PlainLogin } from './plain-login.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <PlainLogin />)
