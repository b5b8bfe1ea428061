import { groups } from '../../word-list.ts';

export const spanishRewordings: readonly (readonly string[])[] = groups(`
  abrir abri abrio apertura puesta_en_marcha inaugur* lanzamiento
  alcanz* cumpl* lleg*
  alumn* estudiante*
  anuncio* publicidad
  aprob* super*
  arregl* repar*
  atend* atencion contest* respond* respuesta*
  avis* inform* notific* comunic*
  baj* cayo caer descend* descenso* disminu* reduccion*
  coche* vehiculo* automovil*
  comenz* empez* inici*
  companer* coleg*
  compr* adquir* adquisicion*
  demas resto otros
  detect* descubr* hall* encontr* identific*
  dificil* complej*
  documento* documentacion papel* papeleo
  empresa* compania* firma
  ensen* instru* formar forme formacion
  explic* mostr* muestr* present*
  horario* turno*
  incidencia* problema* averia*
  local locales sucursal* tienda* punto_de_venta
  pedido* encargo* orden*
  pendiente* faltan por_hacer
  personal plantilla emplead* trabajador*
  proces* tramit*
  redact* escrib* escrit* elabor*
  sub* aument* crec* increment* ascend*
  telefono* llamada* telefonic*
  tendido tirado
  traslad* mud* migr* cambi* paso
`);
