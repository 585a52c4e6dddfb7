/** Word for the web: each item is a list of its own, and its level an attribute. */
const wordOnline = [
  '<div class="OutlineElement Ltr"><p class="Paragraph" style="margin:0"><span data-contrast="auto" class="TextRun" style="font-weight:bold">',
  '<span class="NormalTextRun">Pack</span></span><span class="EOP" style="font-size:11pt">&nbsp;</span></p></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-aria-level="1"',
  ' role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">a coat</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="2" style="margin:0 0 0 72px"><p class="Paragraph">',
  '<span class="TextRun">a red one</span></p></li></ul></div>',
  '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">a key',
  '</span></p></li></ul></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Then:</span></p></div>',
  '<div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">open</span></p></li></ol></div>',
  '<div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">close</span></p></li></ol></div>',
].join('')

/** The same as the school's content. */
const fromWordOnline = [
  '<p><strong>Pack</strong></p><ul><li>a coat<ul><li>a red one</li></ul></li><li>a key</li></ul>',
  '<p>Then:</p><ol><li>open</li><li>close</li></ol>',
].join('')

/** A mail program: a line is a division, and what was struck out is a style. */
const mail = [
  '<div style="font-family:Calibri,sans-serif;font-weight:bold">Dear class</div><div><br></div>',
  '<div>bring a <span style="text-decoration:line-through">pen</span> pencil<a href="#_ftn1">[1]</a></div><div>and a book</div>',
  '<pre>I go\nyou go</pre>',
].join('')

/** The same as the school's content. */
const fromMail =
  '<p><strong>Dear class</strong></p><p>bring a <s>pen</s> pencil[1]</p><p>and a book</p><p>I go<br>you go</p>'

/** What is not of a text: comments of Word, boxes of a checklist of Google Docs, signs as pictures, and what counts readers. */
const marked = [
  '<p class=MsoNormal>Pack <a style="mso-comment-reference:A_1">early</a><span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span>',
  '<img alt="👍🏽" src="https://elsewhere.example/1f44d.png"><img src="https://elsewhere.example/read.gif" width="1" height="1"></p>',
  '<div style="mso-element:comment-list"><div style="mso-element:comment"><p class=MsoCommentText>too early?</p></div></div>',
  '<ul><li role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,aGFsbA==" alt="unchecked" ',
  'aria-roledescription="checkbox"><p role="presentation"><span>a coat</span></p></li></ul>',
].join('')

/** The same as the school's content. */
const fromMarked = '<p>Pack early👍🏽</p><ul><li>a coat</li></ul>'

/** A table whose head has two rows, as its first cell has. */
const twoHeadRows = [
  '<table><tr><td rowspan=2 style="font-weight:700">Verb</td><td colspan=2 style="font-weight:700">Forms</td></tr>',
  '<tr><td style="font-weight:700">Past</td><td style="font-weight:700">Participle</td></tr>',
  '<tr><td>go</td><td>went</td><td>gone</td></tr></table>',
].join('')

/** The same as the school's content. */
const fromTwoHeadRows = [
  '<table><thead><tr><th rowspan="2" scope="col">Verb</th><th colspan="2" scope="colgroup">Forms</th></tr>',
  '<tr><th scope="col">Past</th><th scope="col">Participle</th></tr></thead>',
  '<tbody><tr><td>go</td><td>went</td><td>gone</td></tr></tbody></table>',
].join('')

/** The clipboards of programs in a browser, each with what it is as the school's content. */
export const webClipboards = [
  [wordOnline, fromWordOnline],
  [mail, fromMail],
  [marked, fromMarked],
  [twoHeadRows, fromTwoHeadRows],
] as const
