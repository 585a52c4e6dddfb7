import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

const friend = (english: string, means: string, looksLike: string, isReally: string) =>
  `<tr><th scope="row">${english}</th><td>${pt(means)}</td><td>${pt(looksLike)}, which is <strong>${isReally}</strong></td></tr>`

export const falseFriends: AuthoredArticle = {
  title: 'The door says push',
  summary: 'Six English words that look like old friends from Portuguese, and are not.',
  picture: 'scene-door',
  tags: ['vocabulary', 'front door'],
  author: 'teacher@thehouse.test',
  daysAgo: 11,
  text: `
<p>Every new learner meets our front door twice: first with the nose, then with the hand. The sign says
<strong>PUSH</strong>, and the eye reads ${pt('puxe')}. Push means ${pt('empurre')}. The door is right, and the eye is Brazilian.</p>
<table>
<thead><tr><th scope="col">English</th><th scope="col">It means</th><th scope="col">It is not</th></tr></thead>
<tbody>
${friend('push', 'empurrar', 'puxar', 'pull')}
${friend('parents', 'pai e mãe', 'parentes', 'relatives')}
${friend('pretend', 'fingir', 'pretender', 'intend')}
${friend('library', 'biblioteca', 'livraria', 'bookshop')}
${friend('lunch', 'almoço', 'lanche', 'snack')}
${friend('actually', 'na verdade', 'atualmente', 'nowadays')}
</tbody>
</table>
<p>To keep them apart, put each one somewhere it cannot be misread. My <strong>library</strong> stands in the living room, and
nobody has ever paid for a book there.</p>`,
}
