import { groups } from '../../word-list.ts';

/** What single trades call one and the same thing, and words that claim something beside others that claim exactly as much. */
export const spanishTrades = () =>
  groups(`
  empresa empresas compania* firma firmas negocio negocios organizacion organizaciones entidad entidades sociedad
  sucursal* tienda* oficina oficinas local locales
  ahorr* reduccion_de_costes reduccion_de_costos reduccion_de_gastos reduje_costes reduje_costos reducir_costes reducir_costos reducir_gastos
  satisfech* contento contentos contenta contentas
  generar genere generaba generando elabor* produc* produj*
  exactitud precision exact* precis*
  extranjer* exterior* internacional internacionales
  nacional nacionales todo_el_pais a_nivel_nacional todo_el_territorio
  tareas_de_oficina trabajo_de_oficina tareas_administrativas labores_administrativas trabajo_administrativo papeleo secretariado
  colabor* cooper* trabajar_con trabaje_con trabajaba_con trabajando_con trabajo_con trabajar_junto_a trabaje_junto_a en_colaboracion en_coordinacion
  interactu* comunic* trat* contact* relacion* hablar habl*
  contact* comunic* ponerse_en_contacto en_contacto llam*
  pasar_a_maquina mecanograf* transcrib* tecle*
  levantar_acta levante_acta levantar_actas actas acta minutas minuta tomar_actas
  centralita conmutador telefono telefonos
  tomar_recados recados mensajes tomar_mensajes
  fregar_platos lavar_platos lavaplatos friegaplatos
  servir_mesas atender_mesas atendia_mesas atendi_mesas servicio_de_mesas servicio_en_mesa servicio_de_sala
  hacer_camas hice_camas hacia_camas cambiar_sabanas cambio_de_sabanas
  cocteles cocktails copas combinados cocteleria
  montaje_de_mesas montar_mesas montaba_mesas poner_mesas poner_la_mesa mise_en_place
  bollos bolleria pasteles pasteleria reposteria
  soporte_tecnico asistencia_tecnica help_desk helpdesk mesa_de_ayuda soporte_informatico soporte_it
  parch* actualiz*
  refactoriz* reescrib* reestructur*
  boceto* dibuj* esboz* ilustr*
  retoc* retoque* edit*
  subtitul*
  recepcion_de_mercancia* entrada_de_mercancia* recepcion_de_pedidos descarga
  salida_de_mercancia* expedicion* despacho_de_mercancia*
  recuento* conteo* inventario*
  videovigilancia camaras cctv circuito_cerrado
  apag* extingu*
  programacion_de_aula programaciones preparacion_de_clases preparar_clases prepare_clases preparaba_clases planificacion_de_clases planificar_clases
  catalogar catalogue catalogaba catalogacion index*
  cobro_de_deudas gestion_de_cobros cobranza cobranzas reclamacion_de_impagos recobro* reclamar_impagos
  declaracion_de_impuestos declaraciones_de_impuestos declaraciones_fiscales impuestos declaracion_fiscal obligaciones_fiscales
  nominas planilla planillas pago_de_nominas sueldos
  asiento asientos asientos_contables polizas poliza_contable
  extracto* estado_de_cuenta estados_de_cuenta movimientos_bancarios
  nota_de_gastos notas_de_gastos viaticos gastos_de_viaje
  gastos_e_ingresos ingresos_y_gastos
  instalacion_electrica cableado tendido_electrico electricidad
  desatasc* destap*
  caldera* calefaccion
  aire_acondicionado climatizacion clima
  bano banos aseo aseos sanitario sanitarios lavabo lavabos servicios
  andamio* andamiaje*
  demol* derrib* tirar_tabiques
  hormigon* concreto cemento
  lijar lijaba lijado pulir pulido pulia
  taladr* perforar perforaba perforacion* agujere*
  engras* lubric*
  alicat* azulej* solado solar_suelos
  tejado* techo techos cubierta cubiertas
  carpinteria ebanisteria
  mueble* mobiliario
  puerta puertas
  cerradura* cerrajeria
  cristal cristales vidrio vidrios ventanas
  cesped pasto grama
  segar siego siega cortar_cesped cortaba_cesped corte_de_cesped cortar_el_cesped
  malas_hierbas maleza desherb* deshierb*
  seto setos arbusto*
  riego regar regaba irrig*
  estiercol abono abonos fertiliz*
  valla vallas cerca cercas cercado vallado
  establo* cuadra cuadras corral corrales
  pienso forraje
  ganaderia ganado ganader*
  fruta frutas fruto frutos
  hortaliza* verdura* huerta* huerto*
  vina vinas vinedo* vendimia uva uvas
  aceituna* olivo* olivar*
  carnet_de_conducir permiso_de_conducir licencia_de_conducir carne_de_conducir licencia_de_manejo permiso_de_conduccion registro_de_conducir
  tacografo* horas_de_conduccion
  amarr* sujet* asegurar_la_carga trinc*
  aduana* despacho_aduanero tramites_aduaneros aduaner*
  hoja_de_ruta hojas_de_ruta ruta rutas
  entregas repartos paquetes paradas
  revision_del_vehiculo comprobacion_del_vehiculo chequeo_del_vehiculo revision_diaria
  grua gruas puente_grua
  mudanza* traslados
  planchar planche planchaba planchado plancha
  dobladillo* arreglo_de_ropa arreglos_de_ropa composturas arreglos
  tapic* tapizado
  zapat* calzado
  ropa prendas prenda vestimenta textil
  peluqueria corte_de_pelo cortes_de_pelo cortar_el_pelo
  manicura* unas
  masaj*
  maquill*
  tension_arterial presion_arterial tension
  extraccion_de_sangre extracciones_de_sangre extracciones_sanguineas sacar_sangre toma_de_muestras_de_sangre flebotomia venopuncion muestras_sanguineas
  inyeccion* inyectable* pinch* inyect*
  cambio_de_panales panales panal
  dar_de_comer alimentacion comidas dar_las_comidas
  movilizacion* cambios_posturales traslados transferencias
  cura_de_heridas curas_de_heridas curas curacion* heridas
  dar_el_alta alta altas altas_medicas
  encamad*
  cuidados_paliativos paliativ* final_de_la_vida
  discapacidad_intelectual diversidad_intelectual
  autis* tea
  parto* nacimiento*
  quirurgic* cirugia* operacion_quirurgica
  lengua_de_signos lenguaje_de_senas lengua_de_senas
  lectoescritura leer_y_escribir alfabetiz*
  calculo matematica* aritmetica
  recreo patio descanso
  excursion* salida salidas visita_escolar salidas_escolares
  reunion_con_padres reuniones_con_padres tutorias_con_padres tutoria_con_familias reuniones_con_familias entrevistas_con_familias
  cuentacuentos cuentos leer_cuentos
  manualidades trabajos_manuales actividades_plasticas plastica
  campamento* colonias
  ludoteca* actividades_extraescolares extraescolares
  comedor_escolar comedor
  necesidades_educativas_especiales nee educacion_especial
  asesoria_juridica asesoramiento_juridico asesoramiento_legal asesoria_legal
  escrito escritos escritos_judiciales demandas
  juicio juicios audiencia_judicial vista_oral
  declaracion* testimonio*
  herencia* sucesion* testamento*
  extranjeria inmigracion permisos_de_residencia
  vivienda alojamiento
  personas_sin_hogar sintecho sin_techo indigentes
  banco_de_alimentos reparto_de_alimentos
  violencia_de_genero violencia_machista maltrato
  refugiad* solicitantes_de_asilo
  empadron* padron
  atencion_ciudadana atencion_al_ciudadano ventanilla_unica
  publicacion publicaciones post posts
  seguidores suscriptores
  nota_de_prensa notas_de_prensa comunicado* boletin_de_prensa
  blog blogs bitacora
  lista_de_correo lista_de_distribucion
  maqueta* boceto*
  logotipo* logo logos imagotipo*
  cartel carteles pancarta* rotulo* afiche* poster posters
  stand stands caseta*
  patrocin* auspici*
  taquilla boleteria venta_de_entradas
  entrevista*
  guion guiones libreto*
`);
