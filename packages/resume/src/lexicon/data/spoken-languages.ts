export const spokenLanguages = `
English | English language | es:inglés | fr:anglais | de:Englisch | de:Englischkenntnisse | zh:英语 | zh:英文 | ja:英語 | ja:英会話
Spanish | Spanish language | es:español | es:castellano | fr:espagnol | de:Spanisch | de:Spanischkenntnisse | zh:西班牙语 | ja:スペイン語
French | French language | es:francés | fr:français | de:Französisch | de:Französischkenntnisse | zh:法语 | ja:フランス語
German | German language | es:alemán | fr:allemand | de:Deutsch | de:Deutschkenntnisse | zh:德语 | ja:ドイツ語
Mandarin Chinese | Mandarin | Chinese | es:chino | es:chino mandarín | fr:mandarin | fr:chinois | de:Chinesisch | zh:普通话 | zh:中文 | zh:汉语 | ja:中国語
Cantonese | es:cantonés | fr:cantonais | de:Kantonesisch | zh:粤语 | ja:広東語
Japanese | Japanese language | es:japonés | fr:japonais | de:Japanisch | zh:日语 | zh:日文 | ja:日本語
Korean | es:coreano | fr:coréen | de:Koreanisch | zh:韩语 | ja:韓国語
Portuguese | es:portugués | fr:portugais | de:Portugiesisch | zh:葡萄牙语 | ja:ポルトガル語
Italian | es:italiano | fr:italien | de:Italienisch | zh:意大利语 | ja:イタリア語
Dutch | es:neerlandés | fr:néerlandais | de:Niederländisch | zh:荷兰语 | ja:オランダ語
=Polish | es:polaco | fr:polonais | de:Polnisch | zh:波兰语 | ja:ポーランド語
Russian | es:ruso | fr:russe | de:Russisch | zh:俄语 | ja:ロシア語
Ukrainian | es:ucraniano | fr:ukrainien | de:Ukrainisch | zh:乌克兰语 | ja:ウクライナ語
Turkish | es:turco | fr:turc | de:Türkisch | zh:土耳其语 | ja:トルコ語
Arabic | es:árabe | fr:arabe | de:Arabisch | zh:阿拉伯语 | ja:アラビア語
Hindi | fr:hindi parlé | de:Hindi | zh:印地语 | ja:ヒンディー語
Urdu | fr:ourdou | ja:ウルドゥー語
Bengali | Bangla | zh:孟加拉语 | ja:ベンガル語
Punjabi | Panjabi
Vietnamese | es:vietnamita | fr:vietnamien | de:Vietnamesisch | zh:越南语 | ja:ベトナム語
Thai language | ~Thai | zh:泰语 | ja:タイ語
Tagalog | Filipino | ja:タガログ語
Indonesian | Bahasa Indonesia | zh:印尼语 | ja:インドネシア語
Romanian | es:rumano | fr:roumain | de:Rumänisch
Swedish | es:sueco | fr:suédois | de:Schwedisch | ja:スウェーデン語
Danish language | =Danish !pastry !pastries | de:Dänisch
Norwegian | de:Norwegisch
Finnish language | ~Finnish | de:Finnisch
Greek | es:griego | fr:grec | de:Griechisch
Hebrew | es:hebreo | fr:hébreu | de:Hebräisch
Somali
Kurdish | es:kurdo | fr:kurde | de:Kurdisch
Dari | fr:dari
Pashto | fr:pachto | de:Paschtu
Persian language | =Farsi | =Persian !rug !carpet | es:persa | fr:persan | de:Persisch
Tigrinya
Albanian | es:albanés | fr:albanais | de:Albanisch
Swahili | fr:swahili parlé
Sign language | <American Sign Language ; =ASL | <British Sign Language ; =BSL
  | es:lengua de signos | es:lengua de señas
  | fr:langue des signes | <fr:=LSF
  | de:Gebärdensprache
  | zh:手语
  | ja:手話
Welsh language | =Welsh
Catalan | es:catalán | fr:catalan parlé | de:Katalanisch
Bilingual | es:bilingüe | fr:bilingue | de:zweisprachig | zh:双语 | ja:バイリンガル
# Proofs of a language
*IELTS | zh:雅思
*TOEFL | zh:托福
*TOEIC
*CET-4 | zh:大学英语四级 | zh:英语四级
*CET-6 | zh:大学英语六级 | zh:英语六级
*JLPT N1 | =N1 | ja:日本語能力試験N1 | zh:日语N1
*JLPT N2 | =N2 | ja:日本語能力試験N2 | zh:日语N2
*DELE
*DELF
*DALF
*Goethe-Zertifikat | <TestDaF | <=DSH
*HSK
*Eiken | ja:英検 | ja:実用英語技能検定
`;
