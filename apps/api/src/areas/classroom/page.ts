import { htmlLang, languageNames, languages, translatorFor, type Language } from '@the-house/i18n/server'
import type { PlainPage } from '../../plugins/plain-page.ts'
import { picture } from './picture.ts'

const style = `
svg { display: block; width: 100%; height: auto; margin: 0 0 24px; border: 1px solid var(--line); border-radius: 12px }
ul { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 24px 0 0; padding: 0; list-style: none }
ul a { display: inline-block; padding: 12px 0 }
.wall { fill: light-dark(#f3ece1, #26344f) } .floor { fill: light-dark(#d9cdbb, #141d30) }
.light { fill: light-dark(#cfe2f5, #f2c66d) } .frame { fill: none; stroke: var(--card); stroke-width: 4 }
.board { fill: light-dark(#2f5d46, #1f3d31); stroke: #8a5a2b; stroke-width: 5 }
.chalk { fill: none; stroke: #f3ece1; stroke-width: 4; stroke-linecap: round }
.wood { fill: #8a5a2b } .seat { fill: light-dark(#b4472f, #a04a35) }
`

const linkTo = (language: Language): string =>
  `<li><a href="?language=${language}" lang="${htmlLang[language]}" hreflang="${htmlLang[language]}">${languageNames[language]}</a></li>`

/**
 * The page behind the join links of the demonstration's online classes: it says that the classroom is empty, and links
 * back to the portal.
 */
export function classroomPage(language: Language): PlainPage {
  const t = translatorFor(language)
  const others = languages.filter((one) => one !== language)
  const body = `<p>${t('mails.classroom.lead')}</p>
${picture}
<ul>
<li><a href="/dashboard">${t('mails.classroom.back')}</a></li>
${others.map(linkTo).join('\n')}
</ul>`
  return { language, title: t('mails.classroom.title'), body, style }
}
