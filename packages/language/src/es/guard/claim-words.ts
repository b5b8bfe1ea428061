import { list } from '../../word-list.ts';

export const spanishClaimWords: readonly string[] = list(`
  todo toda todos todas entero entera completo completa global* internacional* nacional* regional* multiple* varios varias numeros* muchos
  muchas principal* estrateg* critic* gran grande grandes mayor mayores significativ* notable* considerabl* departamento* direccion
  consejo empresa* grupo* plataforma* infraestructura ingreso ingresos beneficio* ahorr* eficien* productiv* satisf* retencion fideliz*
  conversion crecimiento mejor* exito* impacto* resultado* rentab* calidad precision rendimiento potenci* maximiz* minimiz* agiliz*
  aceler* reforz* fortal* elimin* duplic* triplic* evit* gener* automatiz* moderniz* increment* reduj* redujo certific* acredit* colegiad*
  titul* diploma* grado licenciatura master doctor* honor* matricula premio* medalla* patente* publiqu* ascend* ascens* contrat* nombrad*
  senior principal jefe unico unica solo sola primer* expert* avanzad* fluid* especialista* dominio domin* amplio amplia autonom*
  independ* decision* aprob* presupuesto* presupuestar* eficazmente eficientemente constantemente rapidamente directamente personalmente
  siempre imparti* ensen* diagnost* prescri* recet* oper* represent* audit* invent* juzg*
`);
