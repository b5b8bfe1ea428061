import { list } from '../../word-list.ts';

export const spanishClaimWords: readonly string[] = list(`
  aceler* acredit* agiliz* ahorr* amplia amplio aprob* ascend* ascens* audit* automatiz* autonom* avanzad* beneficio*
  calidad certific* colegiad* completa completo consejo considerabl* constantemente contrat* conversion crecimiento
  critic* decision* departamento* diagnost* diploma* direccion directamente doctor* domin* dominio duplic* eficazmente
  eficien* eficientemente elimin* empresa* ensen* entera entero especialista* estrateg* evit* exito* expert* fideliz*
  fluid* fortal* gener* global* grado gran grande grandes grupo* honor* impacto* imparti* increment* independ*
  infraestructura ingreso ingresos internacional* invent* jefe juzg* licenciatura master matricula maximiz* mayor
  mayores medalla* mejor* minimiz* moderniz* muchas muchos multiple* nacional* nombrad* notable* numeros* oper* patente*
  personalmente plataforma* potenci* precision premio* prescri* presupuestar* presupuesto* primer* principal principal*
  productiv* publiqu* rapidamente recet* reduj* redujo reforz* regional* rendimiento rentab* represent* resultado*
  retencion satisf* senior siempre significativ* sola solo titul* toda todas todo todos triplic* unica unico varias
  varios
`);
