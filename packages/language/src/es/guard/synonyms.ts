import { groups } from '../../word-list.ts';

/** Plain words an honest editor exchanges: none of them raises ownership, depth or size. */
export const spanishSynonyms = () =>
  groups(`
  todo toda entero entera completo completa total
  casa* domicilio* hogar*
  prepar* elabor* confeccion* redact* hacer hago hice
  atend* atiend* atencion servir sirv* trato trat*
  ayud* apoy* colabor* asist* auxili*
  particip* involucr* formar_parte intervin*
  form* capacit* ensen* instru* entren*
  cliente* usuario* comensal*
  paciente* enfermo*
  alumno* alumna* estudiante*
  empleado* trabajador* personal plantilla
  vend* venta*
  compr* adquisicion* adquir* pedido*
  pag* abon*
  cobr* cobranza
  control* supervis*_de revis* verific* comprob* inspecc*
  detect* identific* encontr* descubr*
  organiz* coordin* orden*
  plan* program* planific*
  arregl* reparar repare reparo reparaba reparando reparacion* reparad*
  limpi* limpieza higiene
  cocin* cocina culinari* gastronom*
  archiv* orden*
  digitaliz* escane*
  registr* captur* anot* introduc*
  conciliar conciliacion* concili*
  report* informe*
  factur*
  nomina*
  declar*
  mensual* mes meses
  semanal* semana*
  diari* dia dias
  anual* ano anos
  trimestr*
  hora horas horario
  verano estival
  turno* noche* nocturn*
  llamada* telefon*
  recib* recepcion* acog*
  entreg* reparto repart* suministr*
  mostrar muestr*
  servir serv* sirv* sirvo
  pedir pid* pedid*
  medir mid* medicion* medid*
  seguir sigo sigue siguio seguimiento segui*
  elegir elij* eleg* seleccion*
  corregir corrij* correg* correccion*
  conseguir consig* consegu*
  dirigir dirij* dirig* direccion
  mantener mantuv* manteng* mantenimiento manten*
  tener tuv* teng*
  poner pus* pong* puesto puesta colocar coloc*
  hacer hac* hago hice hizo hecho realiz*
  decir dij* digo
  conducir conduj* conduzc* conduccion manej*
  traducir traduj* traduzc* traduccion*
  producir produj* produccion*
  construir constru* construccion
  curar cura curas
  administr* aplic*
  extraer extrac* extracc*
  vacun*
  turn*
  leer lectura lei
  escribir escrib* escrito
  aprender aprend*
  licenciado licenciada licenciatura lic
  grado graduado graduada
  ingenier* ing
  doctor* dr dra
  bachillerato bachiller
  diplomado diplomada diplomatura
  master maestria mtro mtra
  tecnico tecnica
  formacion_profesional fp ciclo
  aprox* alrededor unos unas cerca_de en_torno
  promedio media medio
  actualidad actual fecha presente hoy
  empresa* compania* firma
  despacho bufete
  hospital* clinica* centro
  tienda* comercio* establecimiento*
  asign* encarg* encomend* responsab*
  equipo* grupo*
  tard* duro duracion durar demor*
  duplic* doble dos_veces
  proveedor* suministrador*
  contable* contab* contador* contaduria contadora
  carta menu
  bufe buffet
  alergeno*
  manipul*
  conduc* conducir carnet carne permiso licencia
  nativo nativa materno materna
  ingles inglesa
  camarer* mesero*
  cajero caja
  pesos mxn
  euro euros
  electronic*
  inform* comunic*
  auditor* auditoria*
  timbr*
  pediatr* infantil
  urgenc* emergencia*
  enfermer*
  gestion gestion* gestor*
  resolv* resuelv* solucion*
  respond* respuesta* contest*
  mejor*
  actualiz*
  revis* repas*
  tramit* gestion_de
  supervis*
  clasific*
  almacen* bodega
  mercancia* producto*
  transport* traslad*
  uso usos usar use usaba usando utiliz* manej* emple*
  baj* descend* disminuy* cay* paso pasaron pasar pasado
  subio subieron subir subida aument* crec* paso pasaron pasar pasado
  depto departamento*
  admin administra*
  univ universidad*
  lab laboratorio*
  prof profesor*
  tel telefon*
  ref referencia*
  contrato* acuerdo*
  expediente* caso* asunto*
  consulta* pregunta*
  reunion* junta*
  curso* formacion*
  taller*
  articulo* publicacion*
  ponencia* charla* presentacion*
  clase* docencia ensen*
  datos informacion
  incidencia* problema*
  reserva*
  huesped* cliente*
  stock inventario* existencia*
  almacen*
  mantenim* conserv*
  cura* herida*
  medicacion medicamento* farmaco*
  turno* guardia*
  historia* historial*
  ingreso* admision*
  alta*
  traslad* mov*
  mudanza
  residente* anciano* mayores
  nino* infantil
  fin fines
`);
