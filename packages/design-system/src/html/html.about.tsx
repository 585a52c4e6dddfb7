import { Text } from '@chakra-ui/react'
import { literalHtml } from '@the-house/domain'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Html } from './html.tsx'

export default about({
  exports: ['Html', 'inertBody', 'sanitize'],
  purpose: 'Html of the school’s content, sanitised once more and set as running text.',
  avoid: ['Words of the interface: the catalogue.', 'To write it: RichText.'],
  good: {
    show: <Html html={literalHtml('<p>She <strong>went</strong> home.</p>')} lang="en" />,
    why: 'Says which language it is in: it is read with the right voice.',
  },
  bad: { show: <Text>{'<p>She <b>went</b> home.</p>'}</Text>, why: 'Tags as text; and set any other way, scripts.' },
  anatomy: {
    Text: 'headings, lists, links, pictures of the allow-list',
    Room: 'kept while the sanitiser is loaded for rich ones',
  },
  keys: nativeKeys.link,
  spoken: ['As it is written; lang says in which language.'],
})
