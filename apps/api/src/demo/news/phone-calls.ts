import type { AuthoredArticle } from './article.ts'

export const phoneCalls: AuthoredArticle = {
  title: 'Without hands and faces',
  summary: 'The phone is the hardest room of the house. Five sentences that make it smaller.',
  picture: 'talk-phone',
  tags: ['speaking', 'study tips'],
  author: 'teacher@thehouse.test',
  daysAgo: 140,
  text: `
<p>On the phone nobody sees you point. That is why people who chat happily in the kitchen go pale when it rings. Keep these
beside it:</p>
<ul>
<li><strong>This is Ana speaking.</strong> Never <em>I am Ana</em>; on the phone you are a voice.</li>
<li><strong>Could you speak more slowly, please?</strong> They will, for about two sentences. Then ask again.</li>
<li><strong>Let me repeat that.</strong> Say it back, and be corrected for free.</li>
<li><strong>Could you spell it?</strong> Have a pencil in your hand before you ask.</li>
<li><strong>Thank you for calling.</strong> It ends any call, even one that you did not understand.</li>
</ul>
<p>Practise with a friend, back to back, in one room. It is silly for a minute and useful for years.</p>`,
}
