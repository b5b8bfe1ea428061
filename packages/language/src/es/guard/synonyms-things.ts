import { groups } from '../../word-list.ts';

/** People, things and places under their other usual names, in Spain and in Latin America. Names of rank and of reach are left out. */
export const spanishThings = () =>
  groups(`
  cliente* clienta* comprador* consumidor* clientela parroquian*
  huesped* cliente* viajero* turista* visitante*
  comensal* cliente* clientela
  publico gente ciudadan* personas
  usuario* usuaria* paciente* residente* persona_atendida
  paciente* enfermos enfermas enfermo enferma
  anciano* anciana* mayores personas_mayores tercera_edad adulto_mayor adultos_mayores gente_mayor geriatric* residente*
  discapacitad* discapacidad* diversidad_funcional necesidades_especiales
  bebe bebes lactante* recien_nacido* neonat*
  nino ninos nina ninas menor menores infantil pequenos chicos peques
  joven jovenes adolescent* chaval* muchach*
  familia familias familiares parientes allegados
  padre padres madre madres progenitor*
  companero* companera* colega*
  equipo* grupo* cuadrilla* brigada*
  nuevos_empleados nuevas_incorporaciones nuevo_personal personal_nuevo nuevos_companeros recien_llegados \
    recien_incorporad* nuevos_trabajadores nuevos_ingresos personal_de_nuevo_ingreso empleados_nuevos \
    companeros_nuevos
  empleado* empleada* trabajador* personal plantilla operarios staff colaboradores
  proveedor* suministrador* abastecedor*
  inquilin* arrendatari*
  propietari* dueno* duena*
  pasajero* pasajera* viajero*
  participante* asistentes
  candidat* aspirante* postulante* solicitante*
  preso* presa* recluso*
  vecino* vecina* habitante* residentes
  letrad* abogad*
  lector* lectores
  alumno* alumna* alumnado estudiante* escolar escolares discipul*
  profesorado docentes profesores
  publico espectador* audiencia asistentes
  mercancia* producto* genero articulo articulos mercaderia* generos existencias
  paquete* bulto* paqueteria
  palet* pale pales tarima* pallet*
  envio envios expedicion* remesa* despacho_de_mercancia*
  pedido* orden ordenes encargo encargos comanda comandas
  albaran* nota_de_entrega notas_de_entrega remision* guia_de_remision
  factura* recibo recibos comprobante* boleta*
  ticket tickets recibo recibos tique* comprobante*
  dinero efectivo metalico
  cuenta cuentas
  sueldo* salario* nomina* remuneracion* paga
  gasto gastos coste costes costo costos egreso egresos desembolso*
  precio precios tarifa* importe importes
  impuesto* tributo* tributari* fiscal*
  deuda* impagad* impago* morosidad saldo_pendiente cuentas_por_cobrar_vencidas
  cuentas_por_cobrar deudores cobros
  cuentas_por_pagar acreedores pagos_a_proveedores
  cierre_mensual cierre_de_mes cierres_mensuales
  caja_chica fondo_fijo caja_menor
  libros_contables registros_contables contabilidad
  banco bancos bancari* entidad_bancaria
  tienda* comercio* establecimiento* local locales
  caja cajas caja_registradora puesto_de_caja linea_de_caja
  estante* estanteria* lineal lineales anaquel* balda* gondola*
  escaparate* vitrina* vidriera* aparador*
  supermercado* autoservicio* super
  almacen* bodega* deposito* nave
  trastienda bodega almacen
  restaurante* local establecimiento* restauracion
  bar bares cafeteria* cafe taberna* cantina
  comedor* cantina*
  barra mostrador
  mostrador ventanilla recepcion
  plato platos comida comidas menu menus
  bebida* copas refrescos
  postre* dulce dulces reposteria pasteleria
  pan panaderia
  vajilla platos menaje
  cuberteria cubiertos
  nevera* frigorific* refrigerador* camara_frigorifica camara_fria heladera*
  alimento* comida viveres comestible*
  seguridad_alimentaria higiene_alimentaria inocuidad_alimentaria manipulacion_de_alimentos
  ropa_de_cama sabanas lenceria lino
  lavanderia colada ropa lavado_de_ropa
  habitacion* cuarto cuartos dormitorio* recamara*
  recepcion conserjeria front_desk lobby
  basura* residuo* desecho* desperdicio*
  recicl* reutiliz*
  edificio* inmueble* finca instalacion instalaciones local locales
  oficina* despacho*
  casa casas vivienda* domicilio* hogar hogares residencia_particular
  piso pisos apartamento* vivienda
  jardin* zona_verde zonas_verdes areas_verdes parque
  calle calles via_publica
  carretera* autopista* autovia*
  camion camiones trailer* vehiculo_pesado
  furgoneta* furgon* camioneta* van
  autobus* bus buses autocar* omnibus colectivo*
  coche* carro carros auto autos automovil* vehiculo* turismo
  taxi taxis
  tren trenes ferrocarril* ferroviari*
  avion aviones aeronave*
  barco* buque* embarcacion*
  carretilla* montacargas toro elevador_de_carga
  bicicleta* bici bicis
  moto motos motocicleta*
  ruta* recorrido* itinerario*
  viaje* trayecto* desplazamiento*
  combustible* gasolina nafta gasoil carburante*
  neumatico* llanta* rueda ruedas caucho*
  equipaje* maleta*
  billete* boleto* pasaje* entrada entradas tique*
  aparcamiento* estacionamiento* parking garaje* cochera*
  maquina* maquinaria equipo equipos
  aparato* dispositivo* equipo equipos electrodomestico*
  herramienta* util utiles utensilio* instrumento*
  motor motores
  pieza* componente* repuesto* recambio* refaccion*
  cable* cableado*
  tuberia* caneria* conduccion_de_agua
  fontaneria plomeria gasfiteria
  luz luces alumbrado iluminacion luminaria*
  madera maderas
  escayola pladur yeso tablaroca
  plano planos dibujo_tecnico dibujos_tecnicos
  averia* fallo* falla* desperfecto* defecto* dano danos descompostura*
  error errores equivocacion* fallo fallos
  diferencia* descuadre* discrepancia* desajuste*
  riesgo* peligro*
  lesion* herida*
  prevencion_de_riesgos riesgos_laborales prl seguridad_laboral seguridad_y_salud seguridad_e_higiene
  equipo_de_proteccion epi epis equipos_de_proteccion epp
  norma normas normativ* reglament* regla reglas regulacion*
  ley leyes legislacion legal legales
  protocolo* procedimiento* pauta pautas instruccion* directri*
  requisito* exigencia* requerimiento*
  objetivo* meta metas cuota cuotas
  plazo plazos fecha_limite fechas_limite vencimiento*
  horario* calendario* turno turnos cuadrante* agenda
  cita citas visita visitas consulta consultas
  agenda calendario
  reunion* junta juntas encuentro* sesion sesiones
  taller talleres curso cursos seminario* jornada_formativa sesion_formativa
  formulario* impreso impresos documento* documentacion papeleo papel papeles
  carta cartas correspondencia correo
  correo correos email emails e-mail mail mails correo_electronico
  boletin* newsletter*
  folleto* diptico* triptico* octavilla* volante*
  manual manuales guia guias instrucciones
  hoja_de_calculo hojas_de_calculo planilla*
  diapositiva* presentacion*
  grafico* grafica* diagrama*
  cifra* numero numeros dato datos
  base_de_datos bases_de_datos bbdd bd
  registro* archivo* ficha fichas expediente*
  lista listas listado* relacion relaciones
  etiqueta* rotulo* cartel carteles
  informe* reporte* memoria memorias
  articulo* texto textos nota notas reportaje* noticia*
  texto textos contenido* redaccion
  revista* publicacion_periodica
  periodico* diario_impreso prensa rotativo
  foto fotos fotografia* imagen imagenes
  video videos pelicula* grabacion*
  anuncio* publicidad aviso_publicitario
  red_social redes_sociales social_media medios_sociales
  ordenador* computador* pc pcs equipo_informatico equipos_informaticos
  movil moviles celular* telefono_movil smartphone* telefono telefonos
  programa* aplicacion* software app apps herramienta_informatica sistema
  web sitio_web pagina_web paginas_web sitios_web website* portal portales pagina
  contrasena* clave claves
  incidencia* problema* averia* fallo fallos incidente*
  ticket tickets incidencia* solicitud* caso casos
  funcionalidad* funcion funciones caracteristica*
  codigo codigo_fuente
  informatic* ti tecnologias_de_la_informacion tic sistemas
  muestra* especimen*
  metodo* tecnica tecnicas metodologia* procedimiento*
  hallazgo* resultado*
  lectura lecturas medicion*
  ensayo ensayos prueba pruebas experimento* test tests
  trabajo_de_campo campo
  tesis disertacion
  clase clases leccion* sesion sesiones
  asignatura* materia materias modulo*
  temario* programa_academico plan_de_estudios curriculo
  examen examenes prueba pruebas evaluacion* test
  guarderia* escuela_infantil escuelas_infantiles jardin_de_infancia jardin_de_infantes kinder preescolar parvulario
  colegio* escuela* centro_educativo centros_educativos plantel*
  primaria educacion_primaria escuela_primaria
  secundaria eso educacion_secundaria
  deber deberes tarea_escolar tareas_escolares
  aula aulas clase salon_de_clases
  refuerzo_escolar apoyo_escolar clases_de_repaso
  queja* reclamacion* reclamo*
  demanda* pleito*
  contrato* convenio* acuerdo*
  conflicto* disputa* controversia*
  prueba pruebas evidencia*
  juzgado* tribunal*
  escritura* escrituras_publicas
  ayuntamiento* municipio* alcaldia* municipal*
  subsidio* prestacion* ayuda_economica ayudas_economicas
  solicitud* peticion* instancia instancias
  tramite* gestion gestiones papeleo diligencia*
  permiso_de_obra licencia_de_obra
  cultivo* cosecha* siembra
  ganado animales reses cabezas
  vaca* vacuno* bovino*
  oveja* ovino* rebano*
  cerdo* porcino*
  campo campos finca fincas terreno* parcela* tierra tierras
  invernadero* vivero*
  granja* explotacion_agricola explotacion_ganadera rancho* finca
  agricol* agrari* agricultura
  tractor* maquinaria_agricola
  fitosanitario* plaguicida* pesticida*
  medicamento* medicacion medicina medicinas farmaco*
  tratamiento* terapia*
  enfermedad* patologia* dolencia*
  sintoma* signo signos
  hospital* centro_hospitalario sanatorio* nosocomio*
  centro_de_salud ambulatorio consultorio*
  quirofano* sala_de_operaciones
  residencia* geriatrico asilo* hogar_de_ancianos residencia_de_mayores residencia_de_ancianos
  ayuda_a_domicilio atencion_domiciliaria asistencia_domiciliaria cuidados_a_domicilio cuidado_domiciliario a_domicilio
  plan_de_cuidados planes_de_cuidados pae
  higiene_personal aseo_personal aseo higiene
  historia_clinica historias_clinicas historial historiales expediente_clinico expedientes_clinicos historial_medico
  cambio_de_turno relevo entrega_de_turno
  demencia* alzheimer
  silla_de_ruedas sillas_de_ruedas
  analitica* analisis_de_sangre analisis_clinicos
  uci cuidados_intensivos uvi terapia_intensiva
  planta plantas unidad unidades servicio_hospitalario piso
  ambulancia* transporte_sanitario
  duda* consulta* pregunta* cuestion* inquietud*
  peticion* solicitud* requerimiento*
  necesidad* requerimiento*
  idea ideas sugerencia* propuesta*
  cambio* modificacion* ajuste*
  paso pasos fase fases etapa etapas
  tema temas asunto* materia materias
  opcion opciones alternativa*
  motivo* razon razones causa causas
  comentario* observacion observaciones opinion*
  lugar lugares sitio sitios ubicacion* emplazamiento*
  zona* area areas sector
  uniforme* ropa_de_trabajo
  competidor* competencia rival*
  fiesta* celebracion* festejo*
  boda* matrimonio* enlace_nupcial
  feria* exposicion* muestra_comercial
  evento* acto actos
  concurso* licitacion*
  premio* galardon*
  partido* encuentro*
  concierto* recital*
  ensayo* ensayos
  deporte* deportiv*
  obra obras construccion
  albanileria obra
  limpieza aseo higiene
  vigilancia seguridad
  archivo archivo_documental
  llamada llamadas telefono telefonica*
  pausa* descanso* recreo
  vacaciones permiso_vacacional descanso_anual
  baja bajas ausencia* licencia_medica incapacidad
  idioma* lengua lenguas
  titulo* titulacion*
  jornada_completa tiempo_completo
  media_jornada medio_tiempo tiempo_parcial jornada_parcial
`);
