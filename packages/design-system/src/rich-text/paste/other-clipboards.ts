/** The table that each of the programs below has on its clipboard, as the school's content. */
export const pastedTable = [
  '<table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead>',
  '<tbody><tr><td>go</td><td>went</td></tr></tbody></table>',
].join('')

/** Google Docs: a bold word, and a table below it, in a bold element with a normal weight. */
export const googleDocs = [
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f0d1a52-7fff-9c1e-51a5-2b7f0c1d6a11">',
  '<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;',
  'color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Two </span>',
  '<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;text-decoration:none;">verbs</span></p>',
  '<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;">',
  '<colgroup><col width="301" /><col width="301" /></colgroup><tbody>',
  '<tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;">',
  '<p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:700;">Verb</span></p></td>',
  '<td style="border-left:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:700;">Past</span></p></td></tr>',
  '<tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:400;">go</span></p></td>',
  '<td><p dir="ltr"><span style="font-weight:400;">went</span></p></td></tr></tbody></table></div></b>',
].join('')

/** LibreOffice Writer: a bold word, and a table with a row of headings. */
export const libreOffice = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		th p { font-weight: bold; text-align: center }
	</style>
</head>
<body lang="pt-BR" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
Two <b>verbs</b></p>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>

	<col width="128*"/>

	<thead>
		<tr valign="top">
			<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>
				Verb</p>
			</th>
			<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>
				Past</p>
			</th>
		</tr>
	</thead>
	<tbody>
		<tr valign="top">
			<td width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>
				go</p>
			</td>
			<td width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>
				went</p>
			</td>
		</tr>
	</tbody>
</table>
</body>
</html>`

/** Excel: cells alone, bold by a class of its style sheet. */
export const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
td
	{padding-top:1px;
	font-weight:400;}
.xl65
	{color:black;
	font-weight:700;
	font-family:Calibri, sans-serif;}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:
 collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Verb</td>
  <td class=xl65 width=64 style='width:48pt'>Past</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>go</td>
  <td>went</td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>`
